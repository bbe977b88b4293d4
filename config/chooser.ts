import type { Edition } from './editions.ts';
import { measurements } from './measurements.ts';

export const choices = {
  who: ['people', 'agent', 'business'],
  size: ['one', 'group', 'crowd'],
  time: ['live', 'later'],
} as const;

export type Question = keyof typeof choices;
export type Choice<Name extends Question = Question> = (typeof choices)[Name][number];

/** A product that an advice names: a page of this site, or a path of the documentation centre. */
export type AdvisedProduct = { name: string } & ({ page: string } | { docs: string });

/** What fits some of the answers, and why. Every combination of answers has one advice; a test holds that. */
export type Advice = {
  [Name in Question]: readonly Choice<Name>[];
} & { products: readonly AdvisedProduct[]; reason: string };

export type Chooser = {
  title: string;
  lead: string;
  questions: { [Name in Question]: { text: string; answers: Record<Choice<Name>, string> } };
  advice: readonly Advice[];
};

const agent = measurements.agent.firstAnswer;

/** Three questions that lead to one or two products, by edition. */
export const chooser: Record<Edition, Chooser> = {
  zh: {
    title: '不知道选哪个？',
    lead: '三个问题，给出一两个产品和理由。',
    questions: {
      who: { text: '谁和谁沟通？', answers: { people: '用户和用户', agent: '用户和 AI', business: '企业和用户' } },
      size: { text: '一次有多少人？', answers: { one: '一对一', group: '几人到几百人', crowd: '成千上万人' } },
      time: { text: '要实时吗？', answers: { live: '要，能听见或看见', later: '不必，发消息就行' } },
    },
    advice: [
      {
        who: ['people'],
        size: ['one'],
        time: ['live'],
        products: [{ name: '音视频通话', page: '/netcall' }],
        reason: '自带来电界面、响铃和离线推送；网络变差先降画面，保住声音。',
      },
      {
        who: ['people'],
        size: ['group'],
        time: ['live'],
        products: [
          { name: '音视频通话 2.0', page: '/nrtc' },
          { name: '视频会议', page: '/meeting' },
        ],
        reason: '自己做界面，用 2.0 引擎；要现成的会议界面和主持控制，嵌入视频会议组件。',
      },
      {
        who: ['people'],
        size: ['crowd'],
        time: ['live'],
        products: [
          { name: '互动直播', page: '/interact' },
          { name: '直播', page: '/live' },
        ],
        reason: '观众要上麦、连麦、跨房 PK，用互动直播；观众只看，用直播。',
      },
      {
        who: ['people'],
        size: ['one'],
        time: ['later'],
        products: [{ name: '即时通讯 IM', page: '/im' }],
        reason: '单聊、已读、撤回和历史消息都在一个 SDK 里；手机锁着，就改由推送送达。',
      },
      {
        who: ['people'],
        size: ['group'],
        time: ['later'],
        products: [
          { name: '即时通讯 IM', page: '/im' },
          { name: '圈组', page: '/qchat' },
        ],
        reason: '几百人的群用 IM；成员还要分频道、分身份组，用圈组。',
      },
      {
        who: ['people'],
        size: ['crowd'],
        time: ['later'],
        products: [
          { name: '聊天室', page: '/chatroom' },
          { name: '圈组', page: '/qchat' },
        ],
        reason: '人来人走的弹幕和公屏用聊天室，不限人数；长期在一起的社群用圈组。',
      },
      {
        who: ['agent'],
        size: ['one'],
        time: ['live'],
        products: [
          { name: '实时对话 AI 智能体', page: '/rtc-ai' },
          { name: '硬件 AI 智能体', page: '/iot-ai' },
        ],
        reason: `听完 ${agent} 毫秒开口，插话就停；要装进玩具、音箱和手表，用硬件 AI 智能体。`,
      },
      {
        who: ['agent'],
        size: ['group'],
        time: ['live'],
        products: [{ name: '实时对话 AI 智能体', page: '/rtc-ai' }],
        reason: '智能体像一位成员那样进入通话，谁插话，它都停下来听。',
      },
      {
        who: ['agent'],
        size: ['crowd'],
        time: ['live'],
        products: [
          { name: '实时对话 AI 智能体', page: '/rtc-ai' },
          { name: '互动直播', page: '/interact' },
        ],
        reason: '智能体在麦上说，观众在直播间里听；要提问的人连麦进来。',
      },
      {
        who: ['agent'],
        size: ['one'],
        time: ['later'],
        products: [
          { name: 'IM AI 智能体', page: '/im-ai' },
          { name: '情感陪伴 AI', page: '/emotional-ai' },
        ],
        reason: '答疑和办事用 IM AI 智能体；要记得住人、有人设的陪伴，用情感陪伴 AI。',
      },
      {
        who: ['agent'],
        size: ['group', 'crowd'],
        time: ['later'],
        products: [{ name: 'IM AI 智能体', page: '/im-ai' }],
        reason: '群里的助手，@ 到它才回答；知识库和工具由您的服务端接入。',
      },
      {
        who: ['business'],
        size: ['one'],
        time: ['later'],
        products: [
          { name: '短信', page: '/sms' },
          { name: '一键登录', page: '/quicklogin' },
        ],
        reason: '验证码和通知发短信；只为登录时核验手机号，一键登录省去输验证码。',
      },
      {
        who: ['business'],
        size: ['group', 'crowd'],
        time: ['later'],
        products: [
          { name: '短信', page: '/sms' },
          { name: '即时通讯 IM', page: '/im' },
        ],
        reason: '没装应用的用户用短信通知；装了应用的，用 IM 的系统消息和离线推送。',
      },
      {
        who: ['business'],
        size: ['one'],
        time: ['live'],
        products: [
          { name: '专线电话', page: '/connection' },
          { name: '音视频通话', page: '/netcall' },
        ],
        reason: '打到手机上，用专线电话，双方看不到真实号码；在应用里面对面办，用音视频通话。',
      },
      {
        who: ['business'],
        size: ['group'],
        time: ['live'],
        products: [{ name: '视频会议', page: '/meeting' }],
        reason: '发一个链接就能入会，主持人管静音、共享和录制。',
      },
      {
        who: ['business'],
        size: ['crowd'],
        time: ['live'],
        products: [
          { name: '活动直播', page: '/liveevent' },
          { name: '直播', page: '/live' },
        ],
        reason: '发布会和培训用活动直播，从报名到回放有人值守；自己开播，用直播。',
      },
    ],
  },
  en: {
    title: 'Not sure which one?',
    lead: 'Answer three questions to see which products fit, and why.',
    questions: {
      who: {
        text: 'Who talks to whom?',
        answers: { people: 'Users to users', agent: 'Users to AI', business: 'Business to users' },
      },
      size: {
        text: 'How many at a time?',
        answers: { one: 'One to one', group: 'A few to hundreds', crowd: 'Thousands or more' },
      },
      time: { text: 'In real time?', answers: { live: 'Yes, by voice or video', later: 'No, by message' } },
    },
    advice: [
      {
        who: ['people'],
        size: ['one', 'group'],
        time: ['live'],
        products: [
          { name: 'Calls', page: '/en/calls' },
          { name: 'Signalling', docs: '/en/signal' },
        ],
        reason:
          'Calls carry voice and video, and keep voice clear when the network gets worse. Signalling makes the phone ring.',
      },
      {
        who: ['people'],
        size: ['crowd'],
        time: ['live'],
        products: [
          { name: 'Interactive live', docs: '/en/interactive-live' },
          { name: 'Live streaming', page: '/en/live-streaming' },
        ],
        reason: 'Use interactive live if viewers come on stage, and live streaming if they only watch.',
      },
      {
        who: ['people'],
        size: ['one'],
        time: ['later'],
        products: [{ name: 'In-app chat', page: '/en/im' }],
        reason: 'Read receipts, recall and history come in one SDK. Push wakes a locked phone.',
      },
      {
        who: ['people'],
        size: ['group', 'crowd'],
        time: ['later'],
        products: [{ name: 'In-app chat', page: '/en/im' }],
        reason:
          'Use groups for members who stay, and chat rooms, which have no member limit, for people who come and go.',
      },
      {
        who: ['agent'],
        size: ['one', 'group'],
        time: ['live'],
        products: [{ name: 'Conversational agents', page: '/en/agents' }],
        reason: `The agent joins the call as a participant, answers in ${agent} ms (median) and stops when interrupted.`,
      },
      {
        who: ['agent'],
        size: ['crowd'],
        time: ['live'],
        products: [
          { name: 'Conversational agents', page: '/en/agents' },
          { name: 'Interactive live', docs: '/en/interactive-live' },
        ],
        reason: 'The agent speaks on stage, the audience listens, and anyone with a question can join.',
      },
      {
        who: ['agent'],
        size: ['one', 'group', 'crowd'],
        time: ['later'],
        products: [{ name: 'Chat agents', docs: '/en/chat-agents' }],
        reason: 'Assistants in chats and groups. In a group, they answer when mentioned.',
      },
      {
        who: ['business'],
        size: ['one'],
        time: ['later'],
        products: [{ name: 'SMS', page: '/en/text-messages' }],
        reason: 'Verification codes and notifications reach any phone, with a receipt for each.',
      },
      {
        who: ['business'],
        size: ['group', 'crowd'],
        time: ['later'],
        products: [
          { name: 'SMS', page: '/en/text-messages' },
          { name: 'In-app chat', page: '/en/im' },
        ],
        reason: 'SMS for people without your app; system messages and push for those who have it.',
      },
      {
        who: ['business'],
        size: ['one', 'group'],
        time: ['live'],
        products: [{ name: 'Calls', page: '/en/calls' }],
        reason: 'Support and consultations by video inside your app, with recording where the law requires it.',
      },
      {
        who: ['business'],
        size: ['crowd'],
        time: ['live'],
        products: [{ name: 'Live streaming', page: '/en/live-streaming' }],
        reason: 'Launches and webinars for any audience, with a replay.',
      },
    ],
  },
};
