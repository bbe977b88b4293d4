import { uploadLimit } from '../../../config/limits.ts';
import { evidenceFiles } from '../../../config/rules/evidence.ts';
import type { ReportWords } from '../words.ts';

const megabytes = uploadLimit / 1_000_000;

/** Reports are made on the Chinese edition alone. */
export const reportWords: ReportWords = {
  code: {
    send: '获取验证码',
    again: '{seconds} 秒后可重发',
    sent: '验证码已发往 {mobile}，5 分钟内有效',
    limited: '获取得太频繁，请 {seconds} 秒后再试',
  },
  files: {
    type: '只收 JPEG、PNG、WebP、GIF、PDF、MP4',
    size: `超过 ${megabytes} MB，请压缩后再选`,
    empty: '文件是空的，请换一个',
    many: `最多 ${evidenceFiles} 个文件，其余的没有加入`,
    waiting: '等待上传',
    uploading: '已上传 {percent}%',
    done: '已上传',
    failed: '没有传上',
    cancelled: '已取消',
    pending: '还有文件正在上传，请等它传完或取消',
    unsent: '有文件没有传上，请重试或移除',
  },
};
