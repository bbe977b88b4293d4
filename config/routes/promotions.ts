import { rows } from './route.ts';

/** The talk programme has its own theme, and shows its name in the header. */
const talks = { page: 'promotions/talks', header: { extra: '技术开讲' }, attributes: { sister: 'mctalk' } };
const phoneTalks = { page: 'promotions/talks-phone', attributes: { sister: 'mctalk' } };

export const promotions = [
  ...rows({ edition: 'zh', layout: 'zh', label: '活动' }, [
    { path: '/promotion/mctalk3', name: '技术开讲第三季', ...talks },
    { path: '/promotion/mctalk4', name: '技术开讲第四季', ...talks },
    { path: '/promotion/mctalkDetail3', name: '技术开讲第三季记录', ...talks },
    { path: '/promotion/mctalk2021', name: '技术开讲 2021', ...talks },
    { path: '/promotion/free', name: '免费试用包', page: 'promotions/free' },
    { path: '/promotion/recommend', name: '推荐有礼', page: 'promotions/recommend' },
    { path: '/promotion/minichallenge', name: '小程序挑战赛', page: 'promotions/challenge' },
    {
      path: '/promotion/minichallenge/gallery',
      name: '挑战赛作品',
      parent: '/promotion/minichallenge',
      page: 'promotions/challenge-gallery',
    },
    {
      path: '/promotion/minichallenge/detail/{id}',
      name: '参赛作品',
      parent: '/promotion/minichallenge/gallery',
      page: 'promotions/challenge-work',
      each: 'challenge-works',
    },
    { path: '/promotion/5thActivity', aliases: ['/5thActivity'], name: '五周年', page: 'promotions/anniversary' },
    { path: '/promotion/10thActivity', name: '十周年', page: 'promotions/anniversary' },
    { path: '/promotion/cat1024', name: '程序员节画猫', page: 'promotions/cat1024' },
    {
      path: '/promotion/cat1024/gallery',
      name: '画猫作品墙',
      parent: '/promotion/cat1024',
      page: 'promotions/cat-gallery',
    },
    { path: '/promotion/cashback', name: '消费返现', page: 'promotions/cashback' },
    { path: '/promotion/info-collect', name: '方案咨询', page: 'promotions/info-collect' },
    {
      path: '/promotion/info-collect-en',
      name: 'Talk to us',
      layout: 'zh-english',
      mainLang: 'en',
      page: 'promotions/info-collect-en',
    },
    { path: '/promotion/info-collect-rule', name: '咨询活动规则', page: 'promotions/info-collect-rule' },
    { path: '/promotion/grow-7th-rule', name: '成长计划规则', page: 'promotions/grow-rule' },
    { path: '/promotion/partner2019', name: '2019 合作伙伴大会', page: 'promotions/conference' },
    { path: '/promotion/developer2021', name: '2021 开发者日', page: 'promotions/conference' },
    { path: '/promotion/innovation2021', name: '2021 创新大赛', page: 'promotions/innovation' },
    { path: '/promotion/innovation2022', name: '2022 创新大赛', page: 'promotions/innovation' },
    { path: '/promotion/censorship', name: '内容安全专场', product: 'censorship', page: 'promotions/censorship' },
    { path: '/promotion/technology', name: '技术白皮书', page: 'promotions/technology' },
    { path: '/promotion/advisory', name: '专家咨询', page: 'promotions/advisory' },
  ]),
  ...rows({ edition: 'zh', layout: 'phone', guards: ['phone'], hide: ['help'], label: '活动' }, [
    { path: '/promotion/m/mctalk3', name: '技术开讲第三季', ...phoneTalks },
    { path: '/promotion/m/mctalk4', name: '技术开讲第四季', ...phoneTalks },
    { path: '/promotion/m/mctalkDetail3', name: '技术开讲第三季记录', ...phoneTalks },
  ]),
];
