/** What a visitor can report as a violation. */
export const issueTypes = ['fraud', 'porn', 'gambling', 'violence', 'infringement', 'privacy', 'other'] as const;
export type IssueType = (typeof issueTypes)[number];
