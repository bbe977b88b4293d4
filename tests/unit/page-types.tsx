// Mistakes in a page that are found without building it: `npm run typecheck` fails where one of them is no error.
import { MenuLink } from '../../components/layouts/shell/menu-link.tsx';
import { page } from '../../components/define-page.ts';
import { pageData } from '../../components/page-data.ts';
import { Opening } from '../../components/sections/opening.tsx';
import { Section } from '../../components/sections/section.tsx';
import { Actions } from '../../components/ui/actions.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { RegisterButton } from '../../components/ui/register-button.tsx';
import { request } from '../../config/calls/request.ts';
import { rows } from '../../config/routes/route.ts';

export const icons = [
  // @ts-expect-error
  <Icon key="name" name="mesage-circle" />,
  <Button
    key="button"
    href="/im"
    event={{ zone: 'hero' }}
    // @ts-expect-error
    icon="arow-right"
  />,
];

export const products = [
  // @ts-expect-error
  request('pageData', { product: 'imm' }),
  // @ts-expect-error
  rows({ edition: 'zh', layout: 'zh' }, [{ path: '/im', name: 'IM', product: 'imm' }]),
  // @ts-expect-error
  <Actions key="demo" zone="hero" first={{ demo: 'sms', text: '试试' }} />,
];

export const variants = [
  // @ts-expect-error
  <Section key="ground" ground="nigth" />,
  // @ts-expect-error
  <Opening key="layout" layout="sideways" ground="night" title="" lead="" />,
  // @ts-expect-error
  <Button key="variant" href="/" event={{ zone: 'hero' }} variant="tertiary" />,
];

export const events = [
  // @ts-expect-error
  <Button key="button" href="/im" />,
  // @ts-expect-error
  <RegisterButton key="register" />,
  // @ts-expect-error
  <Actions key="actions" second={{ href: '/im', text: '看' }} />,
  // @ts-expect-error
  <MenuLink key="menu" href="/im" />,
];

export const data = [
  page({
    // @ts-expect-error
    Body: ({ data }) => data.cases.list.length,
  }),
  page({
    needs: pageData,
    // @ts-expect-error
    Body: ({ data }) => data.cases.list.length,
  }),
  page({ needs: pageData, Body: ({ data }) => data.pageData.document.length }),
];
