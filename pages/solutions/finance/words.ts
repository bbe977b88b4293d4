import { commitments } from '../../../config/commitments.ts';
import { productLimits } from '../../../config/product-limits.ts';

const { uptime } = commitments;
const { recording, details } = productLimits.netcall;

export const troubles = [
  { title: '话没说全', text: '风险提示漏念一句，整笔要重录，客户走了只能退单。逐句播报，念完才亮下一步。' },
  { title: '答得含糊', text: '客户只点头，不开口，事后说不清。识别引擎当场听出来，提示坐席再问一遍。' },
  { title: '调不出来', text: '录像在一处，合同在另一处。六条轨道共用一个业务号，从保单、身份证后四位或日期都能查到。' },
];

export const rules = [
  { title: '人', text: '活体检测、联网核查、坐席目视，三次结果各自留痕，有一次不过就停下。' },
  { title: '话', text: '话术由合规部定稿，带版本号；录像里记着念的是哪一版。' },
  { title: '字', text: '签字留下笔迹、力度和时间，和录像里落笔的那一帧对应。' },
  { title: '档', text: '每段录像算摘要，密钥由机构自己保管。我们的运维人员看不到画面。' },
];

/** Of one sale, on the bill: nine of each of two people, and nine recorded. */
export const minutes = { hd: 18, record: 9 };

export const limits = [
  { value: uptime.contract, unit: '%', name: '合约可到的月度可用性', condition: '按双可用区部署，逐约商定' },
  { value: '99.2', unit: '%', name: '双录一次合格率', condition: '渡口银行，2025 年 10 月' },
  { value: String(recording), unit: '天', name: '录像在我们这里的默认时长', condition: '之后在您的存储里，时长由您定' },
  { value: String(details.contract), unit: '天', name: '每通质量数据可查', condition: '年度合同' },
];

export const cases = [
  {
    when: '客户在自助机或手机上办柜面业务',
    why: '要的是排队、转接、业务流程和坐席台，双录只是其中一步。',
    instead: { href: '/remoteteller', name: '远程柜员' },
  },
  {
    when: '只需要确认手机号是本人的',
    why: '不必见面，一次点击就能核对运营商记录。',
    instead: { href: '/quicklogin', name: '一键登录' },
  },
];

export const steps = [
  { title: '列业务', text: '哪几类要录、念哪一版话术、存几年，填成一张表，一周。' },
  { title: '接核心', text: '业务号、客户号与影像平台三个接口，从示例工程改起，三周。' },
  { title: '演练一次检查', text: '抽一笔旧业务，看多久调出全套材料，一天；过了再上线。' },
];

export const questions = [
  { question: '话术里的数字会念错吗？', answer: '金额、利率和日期先转成中文读法再播，定稿时可以逐句试听。' },
  { question: '人脸照片存在哪里？', answer: '比对在您的系统或核查服务里完成，我们只传视频，不保存人脸特征。' },
  { question: '网络断了，录像还算数吗？', answer: '断点前的保留并标明时刻，重连后接着录，两段都在。' },
  { question: '能不能只买质检？', answer: '可以，把已有录像按业务号传上来，质检按分钟计；但当场提醒重录做不到。' },
];

export const neighbours = [
  { href: '/remoteteller', name: '远程柜员', text: '把整个柜面搬到视频里，双录在其中。' },
  { href: '/private-cloud', name: '私有化部署', text: '档案和密钥都不出您的机房。' },
  { href: '/sms', name: '短信', text: '面签前后的预约提醒与回执。' },
];
