import { momentIn } from '#generator/records';

/** A time, ISO 8601 with its offset. Days and times without one are those of China. */
export const moment = momentIn({ offset: '+08:00', place: 'China' }).meta({
  'x-zh': '时间，带时区的 ISO 8601；不写时区按北京时间',
});
