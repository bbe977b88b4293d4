/** Every five seconds of a call on its way through a lift: packets lost, in percent. */
const lost = [0.5, 1, 4, 12, 26, 32, 33, 28, 13, 4, 1, 0.5, 0.5];
export const loss = lost.map((percent, index) => [index * 5, percent] as const);

/** What the call gives up for the line, and what it keeps. */
export const phases = [
  { when: '0 至 13 秒', title: '画面 720p', text: '声音 32 kbps，听感 4.3 分。' },
  { when: '13 至 19 秒', title: '画面 360p', text: '声音加冗余，听感 4.0 分。' },
  { when: '19 至 40 秒', title: '停画面，用头像', text: '声音 84 kbps，重传加前向纠错，听感 3.6 分。', marked: true },
  { when: '40 至 46 秒', title: '画面 360p', text: '声音加冗余，听感 4.1 分。' },
  { when: '46 至 60 秒', title: '画面 720p', text: '声音 32 kbps，听感 4.3 分。' },
];
