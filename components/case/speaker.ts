/** `渡口银行运营管理部总经理 陆行舟`: the name is the last word, what stands before it says who that is. */
export function speakerOf(by: string): { about: string; name: string } {
  const [, about = '', name = by] = /^(.+?)\s+(\S+)$/.exec(by.trim()) ?? [];
  return { about, name };
}
