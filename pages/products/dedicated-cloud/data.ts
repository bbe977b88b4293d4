import type { CutawayProps } from '../../../components/sections/cutaway.tsx';
import type { LanesProps } from '../../../components/sections/lanes.tsx';
import { commitments } from '../../../config/commitments.ts';
import { signs } from './model.ts';

const { uptime, notice, billing } = commitments;

/** Who looks after which part of the building that the region stands in. */
export const building: CutawayProps = {
  title: '专有云的机房剖面：围栏以内由云桥动手，窗口、专线与审批由您，电力、空调与出口仍与别人共用',
  size: [1200, 560],
  ground: 448,
  sides: ['云桥动手', '您动手', '仍与别人共用'],
  walls: 'M240 108H960M250 108V448M950 108V448M250 448V556H950V448',
  cables: [
    { side: 1, path: 'M449 296V446', thick: true },
    { side: 1, path: 'M105 448V508H260' },
    { side: 2, path: 'M940 508H1200M950 220H990M950 304H990M950 388H990' },
  ],
  parts: [
    { side: 2, name: '空调', note: '与楼里其他租户一套', box: [300, 32, 260, 74] },
    { side: 0, name: '值班室', note: '每日巡检，全天值守', sign: signs.运维人员, box: [260, 116, 340, 84] },
    { side: 1, name: '操作审批', note: '自持密钥时，每次操作都要您批', sign: signs.密钥, box: [606, 116, 334, 84] },
    {
      side: 0,
      name: '容量与演练',
      note: '扩容；每季度一次容灾演练，出报告',
      sign: signs.监控与日志,
      box: [260, 206, 340, 84],
    },
    {
      side: 0,
      name: '安全补丁',
      note: '高危 72 小时内，先在您的预发环境',
      sign: signs.存储与数据库,
      box: [606, 206, 334, 84],
    },
    { side: 2, name: '别家的机柜', note: '在围栏之外', racks: 3, box: [260, 296, 178, 150] },
    { side: 0, name: '您的机柜', note: '选机、部署、联调、验收，每台有归属标签', racks: 10, box: [460, 296, 480, 150] },
    { side: 1, name: '版本与维护窗口', note: '由您确定', sign: signs.版本与窗口, box: [0, 262, 210, 90] },
    { side: 1, name: '大活动', note: '提前 5 个工作日告知', box: [0, 358, 210, 90] },
    { side: 1, name: '专线与白名单', note: '我们给出配置，您来开通', sign: signs.网络入口, box: [260, 468, 340, 80] },
    { side: 2, name: '电力', note: '市电两路，楼内共用', box: [606, 468, 334, 80] },
    { side: 2, name: '短信与推送', note: '运营商的通道', box: [990, 186, 209, 68] },
    { side: 2, name: '全球传输网', note: '中继只转发密文', box: [990, 270, 209, 68] },
    { side: 2, name: '控制台', note: '登录页', box: [990, 354, 209, 68] },
  ],
};

/** What can be checked in the twelve months of a contract and after it. */
export const proofs: LanesProps = {
  title: '合同一年里能查验隔离的时间：归属清单随时，容灾演练四次，切断公有云与渗透测试各一次；期满后 30 天内盘片消磁',
  end: 14,
  moments: [
    { at: 0, when: '第 1 天', name: '验收', short: '验收' },
    { at: 12, when: '满一年', name: '期满', short: '期满' },
  ],
  lanes: [
    {
      name: '归属清单',
      spans: [{ from: 0, to: 12, name: '控制台随时导出，机器、盘与地址都有标签' }],
      event: { at: 0.4, text: '拿到机房去，与资产表逐项核对' },
    },
    {
      name: '容灾演练',
      spans: [2.6, 5.6, 8.6, 11.6].map((from, index) => ({ from, to: from + 0.4, name: `第 ${index + 1} 季` })),
      event: { at: 5.8, text: '其中一次切断与公有云的全部连接，如上面那 30 分钟' },
    },
    {
      name: '第三方',
      spans: [{ from: 8, to: 9.5, name: '渗透测试' }],
      event: { at: 8.7, text: '从邻居发起横向移动；报告摘要随合同' },
    },
    {
      name: '离场',
      spans: [{ from: 12, to: 13, name: '物理消磁' }],
      event: { at: 12.5, text: '期满导出全部数据；30 天内消磁，附序列号与见证记录' },
    },
  ],
};

export const limits = [
  { value: uptime.contract, unit: '%', name: '可约定的月度可用性', condition: '双可用区，写进合同' },
  { value: '3,000', unit: '路', name: '最小规格的并发通话', condition: '或每秒 2 万条消息' },
  { value: '4', unit: '小时', name: '扩容一倍', condition: '预留额度内；之外 10 个工作日' },
  { value: '60', unit: '天', name: '版本至多落后', condition: '安全补丁除外' },
  { value: '7', unit: '个', name: '可选地域', condition: '国内四个，境外三个' },
];

export const questions = [
  {
    question: '怎样收费？',
    answer: `按划出的资源规模包年，不按用量。月费 ¥${billing.contract.toLocaleString('en')} 以上的合同可以选专有云，报价附逐台清单。`,
  },
  { question: '从公有云迁过来要停机吗？', answer: '不用。双写一周，历史消息分批搬，最后切域名。回退窗口保留 7 天。' },
  { question: '能力会不会比公有云少？', answer: '同一套代码，同一个版本号。只有尚在公测的能力晚一个版本。' },
  {
    question: '维护会提前多久通知？',
    answer: `计划内的至少提前 ${notice.maintenance} 天，落在您定的窗口里；窗口可以推迟，至多两次。`,
  },
];
