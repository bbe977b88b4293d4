/** What a developer can have shown otherwise, without changing the project. */
export type Switches = {
  /** Pages without colour, as on days of mourning. */
  gray: boolean;
  /** A date on which the promotion runs. */
  promotion: boolean;
  /** What becomes of the calls of browsers to the API. */
  api: ApiSwitch;
};

export const apiSwitches = ['works', 'slow', 'fails'] as const;
export type ApiSwitch = (typeof apiSwitches)[number];

export const usualSwitches: Switches = { gray: false, promotion: false, api: 'works' };
