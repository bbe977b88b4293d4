import type { LinterWords } from '../../../components/try/linter.tsx';
import { linkBytes } from '../../../config/param-checks/result.ts';
import { sourceLimits } from '../../../config/param-checks/source.ts';
import { grouped } from '../../../config/rules/price.ts';
import { verdictNames } from './words.yaml';

export const linterWords: LinterWords = {
  text: '要检查的参数',
  findings: '检查结果',
  examples: '载入示例',
  results: '结果',
  fixAll: '全部改好',
  fix: '改成',
  remove: '删掉',
  nothing: '没有问题，或没认出参数。可贴 JSON 对象、调用代码或 SDK 日志。',
  tooLong: '太长，后面的部分没有收下',
  refused: '浏览器不允许复制',
  find: '定位',
  rule: '规则',
  line: ['第', '行'],
  verdicts: verdictNames,
  copies: [
    { as: 'text', name: '结论', said: '结论已复制' },
    { as: 'json', name: 'JSON', said: 'JSON 已复制，令牌已遮住' },
    {
      as: 'link',
      name: '链接',
      said: '链接已复制，也在地址栏里；令牌已遮住',
      tooLong: '参数太多，放不进链接；请复制 JSON',
    },
  ],
};

export const readings = [
  {
    title: 'JSON 与对象',
    text: '以花括号开头就当作一份完整的参数，缺什么也会指出。注释、单引号、不带引号的键名、末尾多余的逗号都认。',
  },
  {
    title: '代码',
    text: '从调用的括号里取对象。变量的值要运行才知道，只算作“已填”，不检查内容。',
  },
  {
    title: '日志',
    text: '一行里的键值对和花括号都读，时间与级别略过。后出现的值算数。日志不完整，因此不提示缺了什么。',
  },
  {
    title: '长度',
    text: `读前 ${grouped(sourceLimits.characters)} 个字符、${sourceLimits.lines} 行，嵌套到 ${sourceLimits.depth} 层为止。`,
  },
];

export const privacies = [
  {
    title: '不联网',
    text: '规则随页面一起下载，断网照样能用。输入的内容不上传，也不写进浏览器的存储，关掉页面就没有了。',
  },
  {
    title: '链接里有什么',
    text: `按“链接”之后，参数才进入地址栏的 # 之后，这一段不发给服务器，至多 ${grouped(linkBytes)} 字节。`,
  },
  {
    title: '令牌与密钥',
    text: '复制的 JSON 和链接里，每个字符都换成星号，长度不变，对方打开仍能得到同样的结论。注释不带走。',
  },
  {
    title: '键盘',
    text: 'F8 跳到下一处，Shift+F8 回到上一处，Alt+Enter 改掉光标所在的一处，Ctrl+Z 退回。Tab 离开编辑框。',
  },
];
