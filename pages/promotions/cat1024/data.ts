import { cats, mostBytes } from '../../../config/works/cats.ts';
import { grouped } from '../../../config/rules/price.ts';

export const lead = `程序员节那三周，三百多只猫用代码画了出来，源代码都不超过 ${grouped(mostBytes)} 字节。下面这把尺子上蹲着入选的 ${cats.length} 只，位置就是它们的大小。`;

export const rules = [
  {
    title: '大小',
    text: `源代码按 UTF-8 计，最多 ${grouped(mostBytes)} 字节，空格和换行也算。不压缩，不引用外面的文件。`,
  },
  { title: '像猫', text: '三位养猫的评委里有两位认出是猫，就算猫。画狗的当场淘汰。' },
  { title: '自己画的', text: '用工具描摹照片的不收。可以改自己往年的，要写明改了哪里。' },
  { title: '投票', text: '每个账号每组三票，投给自己的不计。同分时，字节少的在前。' },
];
