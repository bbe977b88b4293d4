import type { ReactNode } from 'react';
import { Link } from '../../components/ui/link.tsx';

export const questions: readonly { question: string; answer: ReactNode }[] = [
  {
    question: '个人开发者能用吗？',
    answer: '能用测试签名给自己验证过的号码发，每天五十条，够把接口调通。正式下发须完成企业实名，签名要对得上营业执照、已备案的应用名或有授权的商标。',
  },
  {
    question: '一条短信怎么算长度？',
    answer: '签名、变量和退订文字都算。七十个字以内是一条；超过后按每六十七个字一条算，少的三个字位用来标明次序。表情占两个字。控制台建模板时就会按变量的常见长度算好条数。',
  },
  {
    question: '回执显示送达，用户却说没收到？',
    answer: '多半被手机里的拦截软件收进了垃圾箱，也有个别网关收下就回“成功”。请看同一模板的完成率：验证码发出后被填回的比例低于六成时，先换掉正文里的短链接，再提工单，我们用自有卡在三张网上各测二十条。',
  },
  {
    question: '可以带链接吗？',
    answer: (
      <p>
        可以，链接须用您自己备案过的域名并写进模板，不能放在变量里。公共短链接在部分省份会被直接拦下且没有失败回执，原因写在
        <Link href="/dev-blog/sms-deliverability">一次到达率排查</Link>里。
      </p>
    ),
  },
  {
    question: '数据留多久，谁看得到号码？',
    answer: (
      <p>
        发送记录留六个月，验证码内容在提交二十四小时后打码。子账号可以只给“看条数”的权限。细则见
        <Link href="/clauses?serviceType=2">短信服务条款</Link>第八条。
      </p>
    ),
  },
];
