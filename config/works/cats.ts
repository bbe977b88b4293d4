/** How a cat may be drawn: with style sheets alone, as vectors, or in characters. */
export const catGroups = { style: '纯样式', line: '矢量图形', chars: '字符' } as const;
export type CatGroup = keyof typeof catGroups;

type Drawn =
  /** Rows of squares; a letter is a colour of `catColors`, a dot is none. */
  | { group: 'style'; rows: readonly string[] }
  /** A path in a view box of 200 by 200. */
  | { group: 'line'; path: string }
  | { group: 'chars'; text: string };

export type Cat = Drawn & {
  id: string;
  name: string;
  by: string;
  /** How it was made, in a sentence or two. */
  note: string;
  votes: number;
  /** Chosen by the jury, one in each group. */
  chosen?: true;
};

/** Most bytes of a cat's source. */
export const mostBytes = 1_024;

export const catColors: Readonly<Record<string, string>> = {
  O: '#e8833a',
  K: '#20242e',
  G: '#8b93a3',
  W: '#ffffff',
  P: '#f2a0a8',
  E: '#2b6b4f',
  C: '#a65212',
  D: '#c99b66',
};

/** The cats of the drawing contest, most votes first. */
export const cats: readonly Cat[] = [
  {
    id: 'long',
    group: 'chars',
    name: '长猫',
    by: '何一页',
    note: '身子想多长就多长，多一节只多七个字节。作者说写到第四节时知道自己赢了。',
    votes: 1_906,
    chosen: true,
    text: ' /\\_/\\\n( ^.^ )\n |   |\n |   |\n |   |\n |   |\n(_) (_)~',
  },
  {
    id: 'back',
    group: 'line',
    name: '背影',
    by: '阿芷',
    note: '没有画脸。一条闭合的身子，一条尾巴，看的人自己补上它在看什么。',
    votes: 1_733,
    chosen: true,
    path: 'M66 182Q40 128 76 96L70 58 92 76H108L130 58 124 96Q160 128 134 182ZM100 182q64 16 58-42-2-22 16-28',
  },
  {
    id: 'tabby',
    group: 'style',
    name: '虎斑',
    by: '林八进制',
    note: '一个元素、一条阴影列表，斑纹排成三列，改一个数字就换一身花。',
    votes: 1_688,
    chosen: true,
    rows: [
      'O..O........',
      'OOOO.....OO.',
      'EOOE......O.',
      'OPPOCOCOC.O.',
      'OOOOCOCOCOO.',
      '.OOOCOCOCO..',
      '.OOOCOCOCO..',
      '.W.W...W.W..',
    ],
  },
  {
    id: 'box',
    group: 'chars',
    name: '快递到了',
    by: '拆箱猫',
    note: '箱子比猫难画。纸箱上写着易碎，它照坐不误。',
    votes: 1_420,
    text: '   /\\_/\\\n  ( . . )\n+--U---U--+\n|  FRAGILE|\n|    v    |\n+---------+',
  },
  {
    id: 'loaf',
    group: 'line',
    name: '面包',
    by: '周末面点',
    note: '脚全收在下面，省了四条腿的字节。',
    votes: 1_377,
    path: 'M26 152Q24 112 58 102L54 74 76 90H100L122 74 118 102Q172 106 178 152Q178 164 164 164H42Q26 164 26 152ZM70 116v8M104 116v8M82 130q6 6 12 0',
  },
  {
    id: 'moon',
    group: 'style',
    name: '屋脊上',
    by: '夜班运维',
    note: '黑猫在浅底上，眼睛是唯一的亮色。值夜班时画的，凌晨三点提交。',
    votes: 1_254,
    rows: [
      '.....K..K...',
      '.....KKKK...',
      '.....EKKE..K',
      '.....KKKK..K',
      '....KKKKKK.K',
      '....KKKKKKKK',
      '....KKKKKKK.',
      'DDDDDDDDDDDD',
    ],
  },
  {
    id: 'walk',
    group: 'line',
    name: '路过',
    by: '陈步',
    note: '四条腿画成四条竖线，走起来靠前后两条的间距。',
    votes: 1_180,
    path: 'M38 118L34 84 52 96H72L90 84 86 114Q128 100 160 114L168 168M150 168V134M86 168V138M64 168V132Q38 134 38 118M160 114q26-6 20-54M52 110v6M72 110v6',
  },
  {
    id: 'wave',
    group: 'chars',
    name: '招财',
    by: '前台小谢',
    note: '举着一只手。另一版举左手，评委说那是招客，没有收。',
    votes: 1_066,
    text: ' /\\_/\\ (\\\n( o o )/ )\n )=^=(  /\n(  $  )/\n U___U',
  },
  {
    id: 'face',
    group: 'style',
    name: '证件照',
    by: '版式课代表',
    note: '左右完全对称，作者只写了一半，另一半用镜像，再手工展开到限制以内。',
    votes: 998,
    rows: [
      '.G........G.',
      'GPG......GPG',
      'GGGGGGGGGGGG',
      'GGKGGGGGGKGG',
      'GGKGGGGGGKGG',
      'GGGGGPPGGGGG',
      '.GWWGKKGWWG.',
      '..GGGGGGGG..',
    ],
  },
  {
    id: 'curl',
    group: 'line',
    name: '蜷着',
    by: '云上养猫',
    note: '两段圆弧加一只耳朵。先画了个海螺，后来发现是猫。',
    votes: 941,
    path: 'M160 96A62 62 0 1 0 128 164Q96 178 74 150Q92 136 118 142L124 118 142 132 160 124 156 148Q150 164 128 164M132 146h8',
  },
  {
    id: 'stretch',
    group: 'chars',
    name: '早操',
    by: '站会主持',
    note: '前低后高，屁股比头高一行。',
    votes: 873,
    text: '         ____/\n/\\_/\\  /    |\n( -.- )/  __ |\n \\___U/  U  U',
  },
  {
    id: 'sofa',
    group: 'style',
    name: '沙发归它',
    by: '租房第三年',
    note: '沙发用了三十个方块，猫用了二十二个，和家里占的地方差不多。',
    votes: 826,
    rows: [
      '............',
      '...O..O.....',
      '...OOOO.....',
      'DD.EOOE...DD',
      'DDDOPPODDDDD',
      'DDOOOOOOOODD',
      'DDDDDDDDDDDD',
      '.D........D.',
    ],
  },
  {
    id: 'arch',
    group: 'line',
    name: '炸毛',
    by: '线上告警',
    note: '背拱成半圆，尾巴竖直。作者说参考的是自己看到告警时的姿势。',
    votes: 790,
    path: 'M34 172V118Q40 52 100 52Q136 52 144 92L150 74 162 88H174L184 74 186 108Q172 126 150 120V172M126 172V138M58 172V134M34 118Q12 92 24 34M164 102v6M178 102v6M60 60l-4-12M84 52v-12M110 53l4-12',
  },
  {
    id: 'nap',
    group: 'chars',
    name: '午休',
    by: '请勿打扰',
    note: '四个 z 往右上飘，间距越来越小，快醒了。',
    votes: 702,
    text: '          z   z  z\n  /\\_/\\____ z\n ( -.- )    \\\n  (_____)___)~',
  },
  {
    id: 'white',
    group: 'style',
    name: '雪地里的白猫',
    by: '只差一张图',
    note: '白猫只画了影子、眼睛和鼻子，身子是留出来的。',
    votes: 655,
    rows: [
      '..G.....G...',
      '..WG...GW...',
      '..WWWWWWW...',
      '..WEWWWEW...',
      '..WWWPWWW...',
      '...WWWWW.G..',
      '..WWWWWWWG..',
      '.GGGGGGGGG..',
    ],
  },
  {
    id: 'reach',
    group: 'line',
    name: '够杯子',
    by: '工位三十七',
    note: '一只爪子已经伸到杯子边上，画面停在它掉下去之前。',
    votes: 611,
    path: 'M30 172Q22 126 48 108L42 76 62 90H80L98 76 94 108L138 122M94 128Q108 150 104 172H30M56 104v6M82 104v6M150 98H176L172 128H154ZM120 130H196M30 172q-18-10-8-40',
  },
  {
    id: 'hide',
    group: 'chars',
    name: '躲好了',
    by: '捉迷藏冠军',
    note: '只露耳朵和尾巴尖，四十六个字节，和《招财》并列最小。',
    votes: 574,
    text: '  /\\ /\\\n==========  ,\n|        | /\n|________|/',
  },
  {
    id: 'jump',
    group: 'style',
    name: '起跳',
    by: '像素体操',
    note: '身体斜着占满画布，四只白袜子分在两头。',
    votes: 540,
    rows: [
      '........K..K',
      '........KKKK',
      '........EKKE',
      '......KKKPPK',
      '....KKKKKK.W',
      '..KKKKKK..W.',
      'K.KKKK......',
      '.KKW.W......',
    ],
  },
];

/** The whole source of a cat, as it was handed in. */
export function sourceOf(cat: Cat): string {
  if (cat.group === 'chars') return cat.text;
  if (cat.group === 'line')
    return `<svg viewBox="0 0 200 200"><path fill="none" stroke="#000" stroke-width="5" d="${cat.path}"/></svg>`;
  const squares = cat.rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (letter === '.' ? [] : [`${x}em ${y}em ${short(catColors[letter]!)}`])),
  );
  return `i{width:1em;height:1em;box-shadow:${squares.join()}}`;
}

/** Colours as they are handed in: three digits. */
const short = (color: string) => `#${color[1]}${color[3]}${color[5]}`;

/** Bytes of a cat's source. */
export const bytesOf = (cat: Cat): number => new TextEncoder().encode(sourceOf(cat)).length;
