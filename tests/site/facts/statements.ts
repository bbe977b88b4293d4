import { commitments } from '../../../config/commitments.ts';
import lecturers from '../../../config/content/lecturers.json' with { type: 'json' };
import { cloudSince, founded } from '../../../config/limits.ts';
import { liveLines } from '../../../config/live-lines.ts';
import { measurements } from '../../../config/measurements.ts';
import { meterOf, priceListOf } from '../../../config/prices.ts';
import { meetingRetention, productLimits } from '../../../config/product-limits.ts';
import { regulations } from '../../../config/regulations.ts';
import { discountOf } from '../../../config/rules/price.ts';

/** A fact, and the ways in which pages and content files state it. */
export type Statement = {
  /** Where the fact is kept. */
  key: string;
  is: number;
  /** Regular expressions; `#` stands for the number, in figures or in words, with or without spaces in Chinese. Lines are passages: `\n` is the end of one. */
  says: readonly string[];
};

const { uptime, trial, testTexts, support, firstSteps, notice, billing, abroad } = commitments;
const { im, sms, netcall, interact, whiteboard } = productLimits;
const {
  acrossContinents,
  message,
  signal,
  call,
  quicklogin,
  agent,
  sms: texts,
  narrowHd,
  whiteboard: board,
  cloudNative,
  noise,
  doubleTalk,
  meeting,
} = measurements;

const hd = meterOf('netcall', 'hd');
const bestDiscount = Math.min(
  ...priceListOf('netcall').packages.map(({ amount, fen }) => discountOf({ meter: hd, amount, fen })),
);
const talksOf = (season: string) => lecturers.filter((lecturer) => lecturer.season === season).length;

/** Every fact that is stated more than once. */
export const statements: readonly Statement[] = [
  {
    key: 'measurements.noise.swallowed',
    is: noise.swallowed,
    says: ['噪声里只吞#%', '街边只吞#%'],
  },
  {
    key: 'measurements.doubleTalk.median',
    is: doubleTalk.median,
    says: ['中位机型#%', '同时开口吞字#%'],
  },
  {
    key: 'measurements.meeting.tasks.right',
    is: meeting.tasks.right,
    says: ['待办识别准确\\n#\\n', '待办记得准\\n#\\n'],
  },
  {
    key: 'measurements.meeting.captions',
    is: meeting.captions,
    says: ['字幕落后于说话\\n#\\n', '字幕晚于说话\\n#\\n'],
  },
  {
    key: 'measurements.meeting.gathered.seconds',
    is: meeting.gathered.seconds,
    says: ['早会(?:照这样开，|入会时间由 7 分钟降到|全员到齐由 7 分钟缩短到)#秒', '早会全员到齐\\n#\\n'],
  },
  {
    key: 'measurements.call.lost.up',
    is: call.lost.up,
    says: ['上行丢包\\n#\\n', '#%\\n还听得懂'],
  },
  {
    key: 'measurements.cloudNative.rule.seconds',
    is: cloudNative.rule.seconds,
    says: ['规则#秒内推送到全部节点', '规则#秒到达全部节点'],
  },
  {
    key: 'measurements.cloudNative.failover.most',
    is: cloudNative.failover.most,
    says: ['跨机房，故障#秒内自动切换', '主库故障#秒内切换'],
  },
  {
    key: 'measurements.cloudNative.release.minutes',
    is: cloudNative.release.minutes,
    says: ['从提交到(?:全部用户|上线)#分钟', '小时级缩短到#分钟', '提交后#分钟到达全部用户'],
  },
  {
    key: 'commitments.uptime.standard',
    is: Number(uptime.standard),
    says: [
      '月度可用性承诺[^\\n]*\\n#',
      '可用性承诺#%',
      '月度可用性不足#%',
      '月度可用性目标为百分之#。',
      'monthly uptime[^\\n]*\\n#',
    ],
  },
  {
    key: 'commitments.uptime.contract',
    is: Number(uptime.contract),
    says: ['可约定#%', '合约可到#%', '#% available by'],
  },
  {
    key: 'commitments.trial.days',
    is: trial.days,
    says: [
      '#天(?:免费)?试用(?:额度|包)',
      '免费试用#天',
      '试用额度，?#天内有效',
      '(?:分钟通话|直播流量)，#天有效',
      '先用#天再决定',
      '[Ff]ree #-day trial',
    ],
  },
  { key: 'commitments.trial.chatUsers', is: trial.chatUsers, says: ['#位聊天月活'] },
  {
    key: 'commitments.trial.callMinutes',
    is: trial.callMinutes,
    says: ['月活(?:、|和 )#分钟通话', '实名后有#分钟试用额度'],
  },
  { key: 'commitments.trial.texts', is: trial.texts, says: ['、#条短信与', '实名后送#条'] },
  { key: 'commitments.trial.liveGigabytes', is: trial.liveGigabytes, says: ['与#GB 直播流量'] },
  {
    key: 'commitments.testTexts',
    is: testTexts,
    says: ['每天免费试发#条', '(?:自己验证过的号码发|自有号码)，每天#条', '每天可发#条'],
  },
  { key: 'commitments.support.from', is: support.from, says: ['工作日#至 \\d+ 点', '白天指#至', '工作日#:00 至'] },
  {
    key: 'commitments.support.to',
    is: support.to,
    says: ['工作日 \\d+ 至#点', '白天指 \\d+ 至#点', '工作日 9:00 至#:00'],
  },
  {
    key: 'commitments.support.minutes',
    is: support.minutes,
    says: ['提工单，#分钟内有人回', '#分钟，(?:工作日|每日)白天', '工单#分钟内首次响应'],
  },
  {
    key: 'commitments.support.contractMinutes',
    is: support.contractMinutes,
    says: ['#分钟，7×24', '工单最快#分钟响应', '签约客户的工单#分钟'],
  },
  {
    key: 'commitments.firstSteps.message',
    is: firstSteps.message,
    says: ['#分钟(?:收到|收发|发出)第一条消息', '[Ff]irst message in # minutes', '[Ff]irst message takes # minutes'],
  },
  {
    key: 'commitments.firstSteps.chat',
    is: firstSteps.chat,
    says: ['#个工作日(?:即可接入，每月|，让应用能聊天|接入(?:聊天|的聊天|有序)|跑通单聊)'],
  },
  { key: 'commitments.firstSteps.calls', is: firstSteps.calls, says: ['#天(?:接入，应用|上线一对一通话|即可上线)'] },
  {
    key: 'commitments.notice.majorVersion',
    is: notice.majorVersion,
    says: ['(?:大|主)版本(?:之前|时)，至少提前#[天日]公告', 'major SDK version for at least # days after we announce'],
  },
  {
    key: 'commitments.notice.withdrawal',
    is: notice.withdrawal,
    says: ['主要功能的，我们至少提前#日', '停止会议服务的，至少提前#日', 'we give # days’ notice and refund'],
  },
  {
    key: 'commitments.notice.priceIncrease',
    is: notice.priceIncrease,
    says: ['(?:涨价|调高价格的，)至少提前#日公告', '# days’ notice of price increases'],
  },
  {
    key: 'commitments.notice.internationalTextPrice',
    is: notice.internationalTextPrice,
    says: [
      '(?:运营商调价|变动|运营商调价时)，(?:我们)?提前#日',
      '价格变动至少提前#日公告',
      'increases at least # days ahead',
    ],
  },
  {
    key: 'commitments.notice.terms',
    is: notice.terms,
    says: ['修改本条款的，至少提前#日', 'changes to these terms at least # days before'],
  },
  {
    key: 'commitments.notice.maintenance',
    is: notice.maintenance,
    says: ['业务低峰，并至少提前#日', 'planned maintenance at least # days ahead'],
  },
  {
    key: 'commitments.billing.dispute',
    is: billing.dispute,
    says: [
      '(?:扣费后|账单发出后)#日内提',
      '请在扣费后#日内提出',
      'write to us within # days of the invoice',
      'dispute a charge within # days',
    ],
  },
  {
    key: 'commitments.billing.answer',
    is: billing.answer,
    says: [
      '日内提(?:出|交工单)，(?:我们在)?#个工作日',
      'invoice\\. We reply within # business days',
      'charge within 60 days\\. We answer within # business days',
    ],
  },
  {
    key: 'commitments.billing.arrears',
    is: billing.arrears,
    says: [
      '欠费#日内服务照常',
      '欠费超过#日的，我们可以暂停按量',
      '通知后#日内仍未补足',
      'is # days overdue',
      'After # days we may suspend metered',
    ],
  },
  {
    key: 'commitments.billing.lowBalance',
    is: billing.lowBalance,
    says: ['余额预计(?:撑不过|不够)#天', '不足以支付#日费用', 'likely to last fewer than # days'],
  },
  { key: 'commitments.billing.contract', is: billing.contract, says: ['月付 ¥#以上'] },
  {
    key: 'commitments.billing.whiteboardWithCalls',
    is: billing.whiteboardWithCalls,
    says: ['白板分钟(?:另?打|享受)?#折', '白板与通话同用时#折'],
  },
  { key: 'commitments.abroad.first', is: abroad.first, says: ['第一个国家#周', '选一个市场，#周上线'] },
  {
    key: 'commitments.abroad.next',
    is: abroad.next,
    says: ['之后每个#周', '以后每开一国，#周', '新增一个国家所需的时间[^\\n]*\\n#'],
  },
  {
    key: 'productLimits.im.superGroup',
    is: im.superGroup,
    says: [
      '单群至多#人',
      '单群至多#人',
      '至多#人的，用超级群',
      '从两个人的会话到#人的群',
      '超级群\\n粉丝群[^]*?3,000 人\\n#人',
    ],
  },
  {
    key: 'productLimits.im.group.standard',
    is: im.group.standard,
    says: ['单群#人，超级群可选', '漫游 30 天，单群#人', '单群人数\\n\\d+\\n#\\n'],
  },
  { key: 'productLimits.im.group.free', is: im.group.free, says: ['漫游 7 天\\n单群#人', '单群人数\\n#\\n'] },
  {
    key: 'productLimits.im.roaming.free',
    is: im.roaming.free,
    says: ['漫游免费版#天', '收发与推送齐全，漫游#天', '消息漫游#天\\n单群 200', '历史按版本保留#到'],
  },
  {
    key: 'productLimits.im.roaming.standard',
    is: im.roaming.standard,
    says: ['天，标准版#天', '次月起漫游期限变回#天', '漫游#天，单群'],
  },
  {
    key: 'productLimits.im.roaming.pro',
    is: im.roaming.pro,
    says: ['天，专业版#天', '漫游#天，全量抄送', '#天，可续到', '历史按版本保留 7 到#天'],
  },
  { key: 'productLimits.im.roaming.yearsAtMost', is: im.roaming.yearsAtMost, says: ['可续到#年', '1 天至#年'] },
  { key: 'productLimits.im.devices.free', is: im.devices.free, says: ['免费版#台', '同时在线的设备\\n#\\n'] },
  {
    key: 'productLimits.im.devices.standard',
    is: im.devices.standard,
    says: ['台，标准版#台', '在线的设备\\n\\d+\\n#\\n'],
  },
  {
    key: 'productLimits.im.devices.pro',
    is: im.devices.pro,
    says: ['台，专业版#台', '在线的设备\\n\\d+\\n\\d+\\n#\\n'],
  },
  {
    key: 'productLimits.im.writeFanOut',
    is: im.writeFanOut,
    says: ['#人(?:以)?内，?写扩散', '取#人为界', '混合：以#人为界'],
  },
  {
    key: 'productLimits.sms.segment.single',
    is: sms.segment.single,
    says: ['短信#个字', '#个字以内(?:是)?一条', '退订文字不超过#个字', '一条#个字的上限'],
  },
  {
    key: 'productLimits.sms.segment.part',
    is: sms.segment.part,
    says: ['每#个字(?:拆成)?一条', '按每#个字拆成', '每段#个字'],
  },
  {
    key: 'productLimits.sms.frequency.minute',
    is: sms.frequency.minute,
    says: ['同一号码每分钟#条', 'one number # a minute', '号码：60 秒#条'],
  },
  {
    key: 'productLimits.sms.frequency.hour',
    is: sms.frequency.hour,
    says: ['条、每小时#条、', 'a minute, # times an hour', '号码：60 秒 1 条，1 小时#条'],
  },
  {
    key: 'productLimits.sms.frequency.day',
    is: sms.frequency.day,
    says: ['条、每日#条', 'an hour and # times a day', '1 小时 5 条，24 小时#条'],
  },
  {
    key: 'productLimits.sms.complaints',
    is: sms.complaints,
    says: ['投诉率超过万分之#', '过万分之#就暂停', 'More than # complaint for every 10,000'],
  },
  {
    key: 'productLimits.sms.unknownAfter',
    is: sms.unknownAfter,
    says: ['#小时没有状态报告', '每条在#小时内都有结果', 'without a report after # hours', '回执可能迟到#小时'],
  },
  {
    key: 'productLimits.sms.review.hours',
    is: sms.review.hours,
    says: ['平台审核#小时内', '我们 ·#小时内', '审核，通常#小时内完成'],
  },
  {
    key: 'productLimits.sms.review.carrierDaysFrom',
    is: sms.review.carrierDaysFrom,
    says: ['三家运营商 ·#至', '运营商报备#到', '报备通常需要#至'],
  },
  {
    key: 'productLimits.sms.review.carrierDaysTo',
    is: sms.review.carrierDaysTo,
    says: ['三家运营商 · \\d 至#个', '运营商报备三到#个', '报备通常需要三至#个'],
  },
  {
    key: 'productLimits.sms.records.months',
    is: sms.records.months,
    says: ['发送记录(?:留|保存)#个月', '短信发送记录\\n#个月', 'Records are kept for # months'],
  },
  {
    key: 'productLimits.sms.records.codeHours',
    is: sms.records.codeHours,
    says: ['在提交#小时后', 'codes is masked after # hours'],
  },
  {
    key: 'productLimits.sms.packageMonths',
    is: sms.packageMonths,
    says: ['套餐#个月有效', '条，#个月有效', '^#个月有效，到期'],
  },
  {
    key: 'productLimits.netcall.kit',
    is: netcall.kit,
    says: ['多人通话，最多#人同屏', '界面支持#人同屏', '家属可中途加入，至多#人'],
  },
  {
    key: 'productLimits.netcall.room.metered',
    is: netcall.room.metered,
    says: ['按量付费每间#人', '单个房间人数\\n#\\n'],
  },
  {
    key: 'productLimits.netcall.room.contract',
    is: netcall.room.contract,
    says: ['签约可到#人', '单个房间人数\\n\\d+\\n\\d+\\n#\\n', '支持#人同频道'],
  },
  {
    key: 'productLimits.netcall.recording',
    is: netcall.recording,
    says: [
      '默认保存#天，期限可改',
      '录制#天；点播',
      '录制文件存储\\n前#天不计',
      '通话录制\\n#天',
      'Recordings # days; videos',
    ],
  },
  {
    key: 'productLimits.netcall.details.metered',
    is: netcall.details.metered,
    says: [
      '逐秒曲线保存#天',
      '#天明细免费保留',
      '通话明细与质量统计#天',
      '通话质量明细\\n[^\\n]*\\n#天',
      'call records and statistics # days',
    ],
  },
  {
    key: 'productLimits.interact.stage.prepaid',
    is: interact.stage.prepaid,
    says: ['最多#人同屏；', '支持#人同屏与', '中端机型#人同屏', '同时上麦\\n\\d+\\n#\\n'],
  },
  {
    key: 'productLimits.whiteboard.room.metered',
    is: whiteboard.room.metered,
    says: ['可以同时写；按量付费#人', '同一房间人数\\n#\\n'],
  },
  {
    key: 'productLimits.whiteboard.room.contract',
    is: whiteboard.room.contract,
    says: ['一个房间的上限[^\\n]*\\n#\\n', '同一房间人数\\n\\d+\\n\\d+\\n#\\n'],
  },
  {
    key: 'productLimits.whiteboard.snapshot',
    is: whiteboard.snapshot,
    says: ['关房后快照保留[^\\n]*\\n#', '笔迹、课件、用户编号\\n房间结束后#天', '# days after the room closes'],
  },
  {
    key: 'productLimits.whiteboard.rooms.people',
    is: whiteboard.rooms.people,
    says: ['同时#人以内', '人数在#人以内'],
  },
  {
    key: 'measurements.acrossContinents',
    is: acrossContinents,
    says: [
      '跨洲(?!在)[^。\\n]{0,16}?#毫秒',
      '跨洲通话端到端时延中位数[^\\n]*\\n#',
      'continents the median latency is # ms',
      'median latency between continents[^\\n]*\\n#',
    ],
  },
  {
    key: 'measurements.message.delivery',
    is: message.delivery,
    says: ['送达中位数#毫秒', '同城中位数#毫秒', '^4127\\n#毫秒'],
  },
  {
    key: 'measurements.message.push',
    is: message.push,
    says: ['厂商通道，(?:约|中位数)#秒', '系统级厂商通道\\n#s'],
  },
  {
    key: 'measurements.message.failover',
    is: message.failover,
    says: ['会排队，不超过#毫秒', '主备切换#毫秒内', '这段时间通常在#ms 以内'],
  },
  {
    key: 'measurements.quicklogin.login',
    is: quicklogin.login,
    says: ['平均用时#秒', '由运营商直接核验，平均#秒', '点下到登录[^\\n]*\\n#'],
  },
  { key: 'measurements.quicklogin.success', is: quicklogin.success, says: ['次尝试[，：]成功#%'] },
  {
    key: 'measurements.signal.delivery',
    is: signal.delivery,
    says: ['送达时延中位数#毫秒', '第一台设备响铃[^\\n]*\\n#'],
  },
  { key: 'measurements.signal.wake', is: signal.wake, says: ['中位唤醒时间#秒', '唤醒的中位数是#秒'] },
  {
    key: 'measurements.call.lossUnderstood',
    is: call.lossUnderstood / 10,
    says: ['丢包#成(?:仍能听清|还能听清|、往返)'],
  },
  {
    key: 'measurements.call.lossUnderstood, in per cent',
    is: call.lossUnderstood,
    says: ['intelligible at #% packet loss', 'speech still intelligible\\n#%', '在#% 丢包、平均串长'],
  },
  { key: 'measurements.call.score', is: call.score, says: ['语音平均意见分#分', '得到#分的平均意见分'] },
  {
    key: 'measurements.call.protectedVoice',
    is: call.protectedVoice,
    says: ['连同保护占#kbps', '32 kbps 升到#kbps'],
  },
  {
    key: 'measurements.agent.firstAnswer',
    is: agent.firstAnswer,
    says: [
      '首响时延中位数#毫秒',
      '从听完到开口的中位数\\n?#',
      '听完#毫秒开口',
      '首响#毫秒是怎么量的',
      '^#毫秒花在七个',
      '语音智能体的#毫秒',
      '目前的中位数是#ms',
      '合计\\n#ms\\n约 1,050',
      '做到#毫秒',
      'tutor that answers in # ms',
    ],
  },
  { key: 'measurements.agent.slowest', is: agent.slowest, says: ['P95 约#毫秒', '合计\\n650 ms\\n约#ms'] },
  {
    key: 'measurements.agent.toy',
    is: agent.toy,
    says: ['首响#毫秒，能等', '孩子说完到熊开口[^\\n]*\\n#\\n? ?毫秒', '640 毫秒变成#毫秒'],
  },
  { key: 'measurements.agent.toyMemory', is: agent.toyMemory, says: ['编码，占#kB', '芯片上的内存占用\\n#\\n? ?kB'] },
  { key: 'measurements.sms.receipt', is: texts.receipt, says: ['^#秒花在哪里', '#秒\\n回执到手'] },
  { key: 'measurements.sms.within', is: texts.within, says: ['送达的(?:验证码里?)?#% 在'] },
  { key: 'measurements.sms.withinSeconds', is: texts.withinSeconds, says: ['送达的(?:验证码里?)? ?\\d+% 在#秒内'] },
  {
    key: 'measurements.narrowHd',
    is: narrowHd,
    says: [
      '一样清楚，\\n?码率少#%',
      '画质 · 省#%',
      '播放流量少#%',
      '流量已减#%',
      '流量再省#%',
      '每场流量比普通编码少#%',
    ],
  },
  { key: 'measurements.whiteboard.stroke', is: board.stroke, says: ['^一笔的#毫秒', '^#毫秒\\n别人也看见'] },
  { key: 'measurements.whiteboard.hour', is: board.hour, says: ['一小时#MB', '48 kbps 语音\\n#MB'] },
  {
    key: 'prices.im, users free of charge',
    is: meterOf('im', 'mau').gift,
    says: [
      '每月前#[位名](?:活跃用户)?免费',
      '^前#位每月免费',
      '。前#位每月免费',
      '每月免费的活跃用户[^\\n]*\\n#',
      '每月#位月活以内',
    ],
  },
  {
    key: 'prices.netcall, price of a thousand minutes of voice',
    is: meterOf('netcall', 'voice').tiers[0]!.fen / 100,
    says: ['¥#\\n每千分钟起\\n[^\\n]*\\n每月送语音', '语音每千分钟 ¥#；', '语音\\n含视频通话[^\\n]*\\n¥#\\n每千分钟'],
  },
  {
    key: 'prices.netcall, minutes free of charge',
    is: meterOf('netcall', 'voice').gift + hd.gift,
    says: ['每月(?:赠送|先送)#分钟。?列出云录制', '^每月先送#分钟', '^#分钟够您做完验收'],
  },
  {
    key: 'prices.netcall, lowest discount',
    is: bestDiscount,
    says: ['预付套餐最低#折', '先买后用，最低#折。\\n¥1,980'],
  },
  {
    key: 'prices.quicklogin, logins free of charge',
    is: meterOf('quicklogin', 'login').gift,
    says: ['每月赠送#次', '每月前#次免费'],
  },
  {
    key: 'prices.whiteboard, minutes free of charge',
    is: meterOf('whiteboard', 'minutes').gift,
    says: ['每月送#参与者分钟', '另计，每月赠送#分钟', '每月送#分钟。文档', '^每月免费#分钟', '每月前#分钟免费'],
  },
  { key: 'founded.year', is: founded.year, says: ['#年成立，', 'began in # with two people'] },
  {
    key: 'lineDelays.fast, in seconds',
    is: Number(liveLines.fast),
    says: ['低时延线路后为#秒', '低时延线路#秒，弹幕', '低时延直播，晚#秒', '前排晚#秒'],
  },
  { key: 'regulations.minorsPlay.from', is: regulations.minorsPlay.from, says: ['法定节假日的#至'] },
  { key: 'regulations.minorsPlay.to', is: regulations.minorsPlay.to, says: ['法定节假日的 \\d+ 至#时'] },
  { key: 'cloudSince', is: cloudSince, says: ['#年起提供云服务', 'cloud services since #', 'In # we opened'] },
  {
    key: 'config/content/lecturers.json, season mctalk3',
    is: talksOf('mctalk3'),
    says: ['第三季已经结束，#位讲师', '活动已经结束，#场分享', '游戏语音，#场分享'],
  },
  // What pages repeat of a case.
  { key: 'case qingcen-shared-lessons, lessons', is: 372, says: ['那个六月，#节课里画面', '九天共#节课'] },
  { key: 'case qingcen-shared-lessons, lessons at 180p', is: 58, says: ['降到 180p 的有#节'] },
  {
    key: 'case songjian-music-lessons, latency',
    is: 168,
    says: ['师生之间的时延中位数(?:是|\\n)#毫秒', '师生端到端时延中位数\\n#\\n?毫秒'],
  },
  {
    key: 'case yinghai-overseas-rooms, latency',
    is: 187,
    says: ['跨区房间(?:的时延中位数降到|端到端时延中位数\\n)#\\n?毫秒', '由 480 毫秒降到#毫秒'],
  },
  {
    key: 'measurements.vod.firstFrame',
    is: measurements.vod.firstFrame,
    says: ['^#毫秒看到第一帧', '首屏中位数#毫秒'],
  },
  { key: 'measurements.face.frame', is: measurements.face.frame, says: ['美颜一帧，只用#毫秒', '单帧处理低于#毫秒'] },
  {
    key: 'measurements.vod.minutesAnHour',
    is: measurements.vod.minutesAnHour,
    says: ['一小时的高清影片约#分钟转完', '一小时 1080p 转完三档\\n#分钟'],
  },
  {
    key: 'productLimits.meeting.people',
    is: productLimits.meeting.people,
    says: ['单场#人，支持屏幕共享', '都能进，一场#人', '听众超过#人'],
  },
  {
    key: 'meetingRetention.recording',
    is: meetingRetention.recording,
    says: ['云端录制、转写文本、纪要\\n#天'],
  },
  { key: 'meetingRetention.bin', is: meetingRetention.bin, says: ['进入回收站#天'] },
  {
    key: 'meetingRetention.chat',
    is: meetingRetention.chat,
    says: ['会中聊天与文件\\n会议结束后#天', '白板\\n会议结束后#天'],
  },
];

/** Claims that contradict what the products do, and the reason. No page or content file may make them again. */
export const untrue: readonly { claim: RegExp; because: string }[] = [
  {
    claim: /@commbridge\/|CommbridgeChat|com\.commbridge/,
    because: 'packages have one scope, @yunqiao, in every edition',
  },
  { claim: /不必再测|直接引用我们的结论/, because: 'whether a result is used again is the examiner’s decision' },
  { claim: /银级|金级/, because: 'levels of a scheme are its own, not ours to explain' },
  { claim: /实时通信经验/, because: 'cloud services began in 2015, the company in 1997' },
  { claim: /二十二时至次日八时/, because: 'the notice of 2021 on online games is stricter' },
  { claim: /按?(?:聊过天|发过言)的[人用]/, because: 'users are counted when they log in, not when they write' },
  {
    claim: /不绕道转写|语音到语音的?(?:首响|方式)/,
    because: 'recognition, model and synthesis are parts of the first answer',
  },
  { claim: /每条(?:短信)?都有回执/, because: 'a carrier may send no report; after 72 hours the result is “unknown”' },
  { claim: /五秒到达率/, because: 'the share counts delivered codes only' },
  { claim: /万人起\b|万人起$/m, because: 'a super group has an upper bound' },
];
