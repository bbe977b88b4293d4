import { idSelection, typeSelection } from '../protocols.ts';
import { rows } from './route.ts';

const certificates = {
  level3: '等级保护三级',
  'csa-star': 'CSA STAR',
  'iso27001-cnas': 'ISO 27001（CNAS）',
  'iso27001-ukas': 'ISO 27001（UKAS）',
  iso27701: 'ISO 27701',
  cmmi: 'CMMI',
  yunyuansheng: '云原生能力',
  technology: '技术能力',
};

export const company = [
  ...rows({ edition: 'zh', layout: 'zh' }, [
    { path: '/about', name: '关于我们', counterpart: '/en/about' },
    { path: '/case', name: '客户案例', page: 'case/list', each: 'case-list' },
    { path: '/case/{id}', name: '客户案例', page: 'case/story', each: 'cases' },
    { path: '/partner', name: '合作伙伴' },
    { path: '/partner/isv', name: '解决方案伙伴' },
    { path: '/partner/si', name: '集成伙伴' },
    { path: '/partner/dealer', name: '渠道伙伴' },
    { path: '/partner/joinus', name: '申请加入' },
    { path: '/partner/recommendInfo', name: '推荐规则' },
    { path: '/sdk/app/{id}', name: 'SDK 与示例下载', page: 'sdk/app', each: 'sdk-products' },
    { path: '/videoTutorial', name: '视频课程', page: 'videos/tutorial' },
    { path: '/videoTutorial/more', name: '全部课程', page: 'videos/more' },
    ...Object.entries(certificates).map(([id, name]) => ({ path: `/certification/${id}`, name })),
  ]),
  ...rows({ edition: 'zh', layout: 'zh-white' }, [
    { path: '/clauses', name: '服务条款', counterpart: '/en/clauses', page: 'legal/clauses', select: typeSelection('zh') },
    { path: '/clause-detail', name: '条款全文', counterpart: '/en/clause-detail', page: 'legal/clause-detail', select: idSelection('zh') },
    { path: '/meeting/clauses', name: '会议服务条款', product: 'meeting', page: 'legal/clause-detail' },
    { path: '/des', name: '数据处理说明', page: 'legal/clause-detail' },
    { path: '/paramCheck', name: '通话参数检查', product: 'netcall' },
    { path: '/paramCheckG2', name: '通话参数检查（二代）', product: 'nrtc' },
    { path: '/g2-sdk-price-calculation', name: '二代 SDK 费用计算', product: 'nrtc' },
    { path: '/survey/report', name: '违规举报' },
  ]),
];
