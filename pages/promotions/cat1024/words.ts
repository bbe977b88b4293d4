import { cats, mostBytes } from '../../../config/works/cats.ts';
import { grouped } from '../../../config/rules/price.ts';

export const lead = `程序员节那三周，三百多只猫用代码画了出来，源代码都不超过 ${grouped(mostBytes)} 字节。下面这把尺子上蹲着入选的 ${cats.length} 只，位置就是它们的大小。`;

export const groups = [
  { title: '纯样式', text: '一个空元素，只许写样式表。常见做法是把猫拆成方块，用阴影列表一次画完。' },
  { title: '矢量图形', text: '一个矢量图形元素，路径、圆和矩形都行，不许嵌位图和字体。' },
  { title: '字符', text: '等宽字体里的可见字符，二十行以内。画得像不像，全靠空格。' },
];

export const rules = [
  {
    title: '大小',
    text: `源代码按 UTF-8 计，最多 ${grouped(mostBytes)} 字节，空格和换行也算。不压缩，不引用外面的文件。`,
  },
  { title: '像猫', text: '三位养猫的评委里有两位认出是猫，就算猫。画狗的当场淘汰。' },
  { title: '自己画的', text: '用工具描摹照片的不收。可以改自己往年的，要写明改了哪里。' },
  { title: '投票', text: '每个账号每组三票，投给自己的不计。同分时，字节少的在前。' },
];

/** What is worth seeing in the sources of the chosen ones. */
export const readings: Readonly<Record<string, string>> = {
  long: '第三到第六行是同一行抄四遍。删掉三行，它就是一只普通的猫；评委看中的，是加长身子几乎不花字节：一节七个。',
  back: '一条闭合路径画身子：先用两段曲线收腰，再用五段直线折出两只耳朵。尾巴另起一笔，从底边绕到右上，末尾拐了个弯。',
  tabby:
    '每个方块是阴影里的一项，横纵坐标用 em，改字号就等比缩放。斑纹是隔列换色，排序之后相邻颜色相同，看着像三道毛。',
};

export const results = [
  { when: '10.10', title: '开始收稿', text: '第一只在零点四分交来，二百一十字节。' },
  { when: '10.24', title: '程序员节', text: '当天收到九十六只，投票同时打开。', marked: true },
  { when: '10.28', title: '截稿', text: '超出大小的退回修改，改好的有四十一只。' },
  { when: '10.31', title: '公布', text: '每组评委选一只，其余按票数取前五。' },
];

export const own = [
  {
    when: '想画一只自己的',
    why: '活动结束了，大小和规则还在。画完发到开发者社区，我们每年挑着看。',
    instead: { href: '/promotion/cat1024/gallery', name: '先看作品墙' },
  },
  {
    when: '想和别人一起画',
    why: '互动白板里有一支笔和一块橡皮，两个人画同一只猫。',
    instead: { href: '/whiteboard', name: '互动白板' },
  },
];
