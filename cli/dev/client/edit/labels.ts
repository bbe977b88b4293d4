/** The editor's own words. Editors of a Chinese browser read Chinese. */
const labels = {
  zh: {
    title: (page: string) => `编辑 ${page}`,
    page: '页面',
    saved: '已保存到文件，预览会自动更新',
    saving: '正在保存……',
    unsaved: '有文字没有保存，见红色的说明',
    changed: '别人刚改过这个文件，列表已更新；请再点一次',
    ready: '改动会在停顿后自动保存；点预览里的文字可以找到它',
    settings: '设置项（代码要用，一般不改）',
    repeat: '复制一条',
    remove: '删除',
    sureToRemove: '删除这一条？',
    conflict: '别人刚改过这一处。现在是：',
    keepMine: '用我的',
    takeTheirs: '用现在的',
    offline: '连不上开发服务器，文字还在这里',
    invalidFile: '这个文件有错误，先在文本编辑器里改正：',
    noWords: '这个页面没有 words.yaml：它的文字在内容文件里（config/content）',
    notFound: '这段文字不在这个页面的 words.yaml 里，可能来自内容文件（config/content）或公共组件',
    widths: '预览宽度',
    whole: '全宽',
    help: '竖线 | 是标题可以换行的地方；{…} 是价格、上限等数据，照原样留着；**…** 是强调，[…](地址) 是链接。',
  },
  en: {
    title: (page: string) => `Edit ${page}`,
    page: 'Page',
    saved: 'Saved to the file; the preview updates',
    saving: 'Saving …',
    unsaved: 'Some text is not saved; see the notes in red',
    changed: 'Somebody changed this file meanwhile; the lists are up to date now, so click again',
    ready: 'Changes are saved when you pause; click a text in the preview to find it',
    settings: 'Settings (used by code, rarely changed)',
    repeat: 'Copy item',
    remove: 'Remove',
    sureToRemove: 'Remove this item?',
    conflict: 'Somebody changed this meanwhile. It is now:',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    offline: 'The dev server cannot be reached; your text stays here',
    invalidFile: 'This file has errors; correct them in a text editor first:',
    noWords: 'This page has no words.yaml: its texts are in content files (config/content)',
    notFound:
      'This text is not in words.yaml of this page; it may be in a content file (config/content) or a shared component',
    widths: 'Width of the preview',
    whole: 'full',
    help: 'A bar | is where a title may break; {…} is a value such as a price or a limit, to be left as it is; **…** is bold, […](address) is a link.',
  },
} as const;

/** Names that many words files have, as editors call them; `title2` is another `title`. */
const names: Readonly<Record<string, string>> = {
  action: '按钮',
  answer: '回答',
  caption: '表格标题',
  cells: '单元格',
  columns: '列',
  condition: '条件',
  eyebrow: '眉标',
  facts: '要点',
  head: '网页标题与描述',
  description: '描述',
  instead: '改用',
  label: '说明（读屏用）',
  lead: '导语',
  link: '链接文字',
  name: '名称',
  neighbours: '相关产品',
  note: '备注',
  opening: '首屏',
  question: '问题',
  questions: '常见问题',
  register: '注册按钮',
  rows: '行',
  second: '第二个按钮',
  source: '出处',
  start: '结尾',
  steps: '步骤',
  text: '文字',
  title: '标题',
  unit: '单位',
  value: '数值',
  when: '何时',
  why: '为什么',
};

const isChinese = navigator.language.startsWith('zh');

/** The name of a value in the editor's language. */
export function nameOf(name: string): string {
  const [, word, number] = /^(.*?)(\d*)$/.exec(name)!;
  const known = isChinese && Object.hasOwn(names, word!) ? names[word!] : undefined;
  return known === undefined ? name : `${known}${number}`;
}

export const label = isChinese ? labels.zh : labels.en;
