import { rows } from './route.ts';

export const videos = rows({ edition: 'zh', layout: 'zh', label: '视频课程', parent: '/videoTutorial' }, [
  { path: '/videoTutorial', name: '视频课程', page: 'videos/tutorial' },
  { path: '/videoTutorial/more', name: '全部课程', page: 'videos/more' },
]);
