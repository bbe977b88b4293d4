import type { Edition } from './editions.ts';
import type { ErrorStatus } from './routes/errors.ts';

export type ErrorHelp = {
  /** What happened. A 404 says it in the fixed message instead. */
  what: string | null;
  /** What a visitor can do. */
  advice: string;
};

/** What an error means for a visitor, and what helps. */
export const errorHelp = {
  zh: {
    400: {
      what: '服务器看不懂这次请求',
      advice: '多半是地址或浏览器发来的内容在途中出了差错。请检查地址是否完整，清除本站的 Cookie 后再试。',
    },
    401: {
      what: '需要用户名和密码',
      advice: '这个网址目前只对内部开放。刷新页面可以再输一次；没有账号的，请向给您这个地址的人要。',
    },
    403: {
      what: '这个文件不对外开放',
      advice: '服务器上有它，但没有允许读取。如果您认为应当能看到，请拨打客户热线告诉我们地址。',
    },
    404: {
      what: null,
      advice:
        '您要找的页面可能已经移走或改了名字，也可能是地址多了、少了一个字。检查一下地址，或者从下面这些地方继续。',
    },
    405: {
      what: '这个地址只能查看，不能提交',
      advice: '如果您刚才在提交表单，请回到表单所在的页面，刷新后再提交一次。',
    },
    408: {
      what: '等待请求超时',
      advice: '网络可能太慢，或在中途断开，请求没有完整送到。请检查网络后再试，刚才提交的内容需要再提交一次。',
    },
    410: {
      what: '这个页面已经撤下',
      advice: '它的内容不再提供，也没有搬到别处。您如果收藏了这个地址，可以删去，再从下面这些地方继续。',
    },
    412: {
      what: '页面已经更新',
      advice: '浏览器要求的版本与现在的不同。请刷新，取得最新的页面。',
    },
    413: {
      what: '发送的内容太大',
      advice: '超过了这个地址能接收的大小。请减少内容，或压缩文件后再试。',
    },
    414: {
      what: '地址太长',
      advice: '多半是后面附带的参数太多。请去掉问号和它后面的部分，再打开一次。',
    },
    416: {
      what: '请求的部分不存在',
      advice: '文件可能在下载中途换了版本。请从头开始下载，不要从断点继续。',
    },
    421: {
      what: '请求送到了另一个网站的连接上',
      advice: '浏览器沿用了为另一个域名建立的加密连接。请关闭浏览器的全部窗口，再打开这个地址。',
    },
    429: {
      what: '请求太频繁',
      advice: '短时间内的请求超过了限制。请等一分钟再试。',
    },
    431: {
      what: '浏览器发来的请求头太大',
      advice: '多半是本站的 Cookie 太多。请清除本站的 Cookie，再打开页面。',
    },
    500: {
      what: '服务器处理这次请求时出了错',
      advice: '问题出在我们这边，与您的操作无关。请过一两分钟再刷新；若一直如此，请拨打客户热线告诉我们时间和地址。',
    },
    501: {
      what: '服务器不支持这种请求',
      advice: '网站没有用到这种发送方式。请用普通浏览器打开页面。',
    },
    502: {
      what: '后端服务没有给出有效回应',
      advice: '多半是它正在重启，通常一分钟之内恢复。请稍等片刻再刷新，刚才没有提交成功的内容需要再提交一次。',
    },
    503: {
      what: '服务正在维护或过于繁忙',
      advice: '已经建立的通话和消息不受网站影响。请几分钟后再来；急需办理的，可以直接登录控制台或拨打客户热线。',
    },
    504: {
      what: '等待回应超时',
      advice: '请求已经送出，只是没有按时得到答复。请刷新再试；如果刚才在提交表单，先确认是否已经成功，再提交第二次。',
    },
    505: {
      what: '服务器不支持这个 HTTP 版本',
      advice: '请换用较新的浏览器，或检查中间代理的设置。',
    },
  },
  en: {
    400: {
      what: 'The server could not read the request',
      advice:
        'The address, or something your browser sent, was damaged in transit. Check that the address is complete, clear the cookies of this site, and try again.',
    },
    401: {
      what: 'A user name and password are required',
      advice:
        'This address is not public yet. Reload to enter them again; if you have none, ask whoever gave you the address.',
    },
    403: {
      what: 'This file is not public',
      advice: 'The server may not show it. If you think you should see it, email us the address.',
    },
    404: {
      what: null,
      advice:
        'It may have moved or been renamed, or there may be a typo in the address. Check the address, or start from one of these pages.',
    },
    405: {
      what: 'This address is read-only',
      advice: 'If you were submitting a form, go back to its page, reload it, and submit it again.',
    },
    408: {
      what: 'Your request did not arrive in time',
      advice:
        'The connection may be slow, or was interrupted. Check it and try again; then resend what you were submitting.',
    },
    410: {
      what: 'This page has been removed',
      advice: 'It is no longer offered and has not moved. Remove your bookmark, and start from one of these pages.',
    },
    412: {
      what: 'The page has changed',
      advice: 'Your browser asked for a version that is no longer there. Reload to get the current page.',
    },
    413: {
      what: 'The request is too large',
      advice: 'It is larger than this address accepts. Send less, or compress the file, and try again.',
    },
    414: {
      what: 'The address is too long',
      advice: 'It probably has too many parameters. Remove the question mark and what follows, and open it again.',
    },
    416: {
      what: 'That part of the file does not exist',
      advice: 'The file may have changed during the download. Start again from the beginning.',
    },
    421: {
      what: 'The request arrived on a connection for another site',
      advice:
        'Your browser reused an encrypted connection to another domain. Close all browser windows, then open the address again.',
    },
    429: {
      what: 'Too many requests',
      advice: 'You have reached the limit for the moment. Wait a minute, then try again.',
    },
    431: {
      what: 'The request headers are too large',
      advice: 'The usual cause is too many cookies. Clear the cookies of this site and open the page again.',
    },
    500: {
      what: 'Something went wrong on our side',
      advice:
        'Nothing you did caused it. Reload in a minute or two; if it keeps happening, email us the time and the address.',
    },
    501: {
      what: 'The server does not support this request',
      advice: 'This website does not use that request method. Open the page in an ordinary browser.',
    },
    502: {
      what: 'The service behind this page returned an invalid response',
      advice:
        'It is most likely restarting, which takes under a minute. Reload shortly, and resend anything you were submitting.',
    },
    503: {
      what: 'This website is down for maintenance or overloaded',
      advice: 'Your calls and messages do not depend on it. Come back in a few minutes, or open the console directly.',
    },
    504: {
      what: 'The server took too long to respond',
      advice:
        'Your request was sent, but no response came in time. Reload to try again; if you were submitting a form, first check whether it went through.',
    },
    505: {
      what: 'The server does not support this HTTP version',
      advice: 'Use a newer browser, or check the settings of the proxy in between.',
    },
  },
} as const satisfies Record<Edition, Record<ErrorStatus, ErrorHelp>>;
