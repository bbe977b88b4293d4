export type Switches = {
  /** Render pages without colour, as on days of mourning. */
  gray: boolean;
  /** Use a date on which the promotion runs. */
  promotion: boolean;
  /** Behaviour of API calls from browsers. */
  api: ApiSwitch;
};

export const apiSwitches = ['works', 'slow', 'fails'] as const;
export type ApiSwitch = (typeof apiSwitches)[number];

export const usualSwitches: Switches = { gray: false, promotion: false, api: 'works' };
