import type { Edition } from '../../config/editions.ts';
import type { ErrorStatus } from '../../config/routes/error.ts';

export type Help = {
  /** What happened. A 404 says it in the fixed message instead. */
  what: string | null;
  /** What a visitor can do. */
  advice: string;
};

/** What an error means for a visitor, and what helps. */
export const help = {
  zh: {
    404: { what: null, advice: '您要找的页面可能已经移走或改了名字，也可能是地址多了、少了一个字。检查一下地址，或者从下面这些地方继续。' },
    500: { what: '服务器处理这次请求时出了错', advice: '问题出在我们这边，与您的操作无关。请过一两分钟再刷新；若一直如此，请拨打客户热线告诉我们时间和地址。' },
    502: { what: '后面的服务没有给出有效回应', advice: '多半是它正在重启，通常一分钟之内恢复。请稍等片刻再刷新，刚才没有提交成功的内容需要再提交一次。' },
    503: { what: '服务正在维护，或者此刻太忙', advice: '已经建立的通话和消息不受网站影响。请几分钟后再来；急需办理的，可以直接登录控制台或拨打客户热线。' },
    504: { what: '等回应等得太久了', advice: '请求已经送出，只是没有按时得到答复。请刷新再试；如果刚才在提交表单，先确认是否已经成功，再提交第二次。' },
  },
  en: {
    404: { what: null, advice: 'It may have moved or been renamed, or the address has a letter too many. Check the address, or go on from one of these places.' },
    500: { what: 'Something broke on our side', advice: 'Nothing you did caused it. Reload in a minute or two; if it keeps happening, e-mail us the time and the address.' },
    502: { what: 'The service behind this page gave no valid answer', advice: 'It is most likely restarting, which takes under a minute. Reload shortly, and send again whatever you were sending.' },
    503: { what: 'We are under maintenance, or very busy', advice: 'Calls and messages already running do not depend on this website. Come back in a few minutes, or open the console directly.' },
    504: { what: 'The answer took too long', advice: 'Your request went out, but no reply came back in time. Reload to try again; after a form, check first whether it went through.' },
  },
} as const satisfies Record<Edition, Record<ErrorStatus, Help>>;
