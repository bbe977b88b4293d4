import type { FrameData } from '#generator';
import type { CallData } from './calls/request.ts';
import { request } from './calls/request.ts';
import { helpDemoOf } from './rules/help-demo.ts';

type Data = { blogNav: CallData<'blogNav'>; demos: CallData<'demoList'>; notices: CallData<'changePost'> };

/** What headers and help show besides the menu. */
export const frame: FrameData = {
  needs: { blogNav: request('blogNav'), demos: request('demoList'), notices: request('changePost') },
  props({ route: { edition, layout, product }, data }) {
    const { blogNav, demos, notices } = data as Data;
    return {
      demo: edition === 'zh' ? helpDemoOf({ demos, product }) : null,
      blogNav: layout === 'blog' ? blogNav : [],
      notices: edition === 'zh' ? notices : [],
    };
  },
};
