import type { CodeLanguage } from '../ui/highlight.ts';

/** A frame of a lesson: the file that is open, the line just written, and what it printed. Lines of at most 38 letters, Chinese ones counted twice. */
export type LessonFrame = {
  file: string;
  language: CodeLanguage;
  code: readonly string[];
  /** The line just written, from 0. */
  at: number;
  prints: string;
};

/** By the id of the lesson. A lesson without one has the picture of its product. */
export const lessonFrames: Readonly<Record<string, LessonFrame>> = {
  'im-first-message': {
    file: 'chat.ts',
    language: 'typescript',
    code: [
      "import { Bridge } from '@yunqiao/im';",
      'await bridge.login({ user, token });',
      'await bridge.send({',
      "  to: 'heqiao', text: '晚上吃什么？',",
      '});',
    ],
    at: 3,
    prints: '已送达 heqiao',
  },
  'signal-multi-ring': {
    file: 'ring.ts',
    language: 'typescript',
    code: [
      'const call = await',
      '  bridge.signal.invite({ to });',
      'const end = await call.settled();',
      "if (end === 'elsewhere')",
      '  ring.stop(); // 平板已接听',
    ],
    at: 4,
    prints: '手机、网页：停止响铃',
  },
  'sms-verification': {
    file: 'verify.ts',
    language: 'typescript',
    code: [
      'const { msgId } = await sms.sendCode({',
      "  to: phone, template: 'login',",
      '});',
      'const { passed } =',
      '  await sms.verify({ msgId, code });',
    ],
    at: 4,
    prints: 'passed: true',
  },
  'im-offline-push': {
    file: 'receipt.log',
    language: 'yaml',
    code: ['消息: 已到服务端', '通道: 厂商已受理', '系统: 已展示', '权限: 通知被关闭', '设备: 未点亮屏幕'],
    at: 3,
    prints: '第三层：权限',
  },
  'chatroom-priority': {
    file: 'room.ts',
    language: 'typescript',
    code: [
      'await room.send({',
      "  text: '主播下播抽奖',",
      "  level: 'high',",
      '});',
      "room.send({ text, level: 'low' });",
    ],
    at: 2,
    prints: '公告到齐，弹幕按比例丢',
  },
  'qchat-roles': {
    file: 'roles.ts',
    language: 'typescript',
    code: [
      'const channel = await server',
      "  .createChannel({ name: '管理组' });",
      "await channel.override('everyone',",
      '  { see: false });',
      'await server.subscribe([channel.id]);',
    ],
    at: 3,
    prints: '普通成员：频道不可见',
  },
  'netcall-kit': {
    file: 'call.ts',
    language: 'typescript',
    code: [
      'const kit = await',
      '  CallKit.login({ account, token });',
      'const call = await kit.invite({',
      "  to: 'heqiao', type: 'video',",
      '});',
    ],
    at: 3,
    prints: '对方手机正在响铃',
  },
  'nrtc-weak-network': {
    file: 'publish.ts',
    language: 'typescript',
    code: [
      'const call = await Call.join({ id });',
      'await call.publish({',
      "  audio: 'voice', video: '720p',",
      "  keep: 'audio', // 先保声音",
      '});',
    ],
    at: 3,
    prints: '上行变差：先降画面',
  },
  'meeting-embed': {
    file: 'meeting.html',
    language: 'xml',
    code: [
      '<main id="meeting"></main>',
      '<script type="module">',
      '  const room = await Meeting.open(el,',
      '    { room: task.id, user });',
      '</script>',
    ],
    at: 3,
    prints: '设备检查通过，已入会',
  },
  'whiteboard-classroom': {
    file: 'lesson.ts',
    language: 'typescript',
    code: [
      'const board = await Whiteboard.join({',
      '  room: lesson.id, token,',
      '});',
      "await board.slides.open('D20871',",
      '  { page: 3, step: 2 });',
    ],
    at: 4,
    prints: '第 3 页，动画第 2 步',
  },
  'vod-upload-to-play': {
    file: 'upload.ts',
    language: 'typescript',
    code: [
      'const { mediaId } =',
      '  await video.upload(file);',
      'await player.open({',
      '  mediaId, token: playToken,',
      '});',
    ],
    at: 3,
    prints: '首屏已出',
  },
  'live-latency-lines': {
    file: 'player.ts',
    language: 'typescript',
    code: [
      'const player = new Player({ view });',
      'await player.play({ url,',
      "  line: 'fast',",
      "  fallback: 'regular',",
      '});',
    ],
    at: 2,
    prints: '低时延线路，观众网络正常',
  },
  'interact-pk': {
    file: 'duel.ts',
    language: 'typescript',
    code: [
      'const duel = await room.duel.invite({',
      "  room: 'ayan-live', fight: 300,",
      '});',
      "duel.on('frame', ({ left, right }) =>",
      '  board.draw(left, right));',
    ],
    at: 4,
    prints: '比分随画面更新',
  },
  'svod-leak-trace': {
    file: 'trace.sh',
    language: 'bash',
    code: [
      '# 从盗版视频里读水印',
      'watermark read leaked.mp4 \\',
      '  --frames 40 \\',
      '  --course C-118',
      '# 读到的账号',
    ],
    at: 3,
    prints: '账号 stu-0427，三次一致',
  },
  'rtc-ai-first-agent': {
    file: 'agent.ts',
    language: 'typescript',
    code: [
      'const agent = await agents.join({',
      "  room: 'room-42', voice: 'qinghe',",
      "  prompt: '你是前台，回答要短',",
      "  interrupt: 'fast',",
      '});',
    ],
    at: 3,
    prints: '智能体：您好，请讲',
  },
  'compass-read-a-call': {
    file: 'complaint.ts',
    language: 'typescript',
    code: [
      'const [call] = await compass.calls({',
      "  user: 'u_zhou', rated: 'bad',",
      '});',
      'const rows = await',
      "  call.seconds({ user: 'u_zhou' });",
    ],
    at: 4,
    prints: '第 96 秒起，上行丢包',
  },
  'wecan-measure': {
    file: 'probe.sh',
    language: 'bash',
    code: [
      'for city in jakarta tokyo; do',
      '  probe $city --count 200 \\',
      '    --percentile 50,95',
      'done',
      'probe compare --accelerated',
    ],
    at: 2,
    prints: 'jakarta：先看 P95',
  },
  'private-cloud-three-servers': {
    file: 'install.sh',
    language: 'bash',
    code: [
      './check.sh --hosts hosts.txt',
      './install.sh --hosts hosts.txt \\',
      '  --cert site.pem --ntp 10.0.0.1',
      'systemctl stop bridge # 停掉一台',
      './verify.sh',
    ],
    at: 3,
    prints: '余下两台接管，通话未断',
  },
};
