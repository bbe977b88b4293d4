import { page } from '../../../components/define-page.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import * as words from './words.yaml';

export default page({
  head: () => ({ title: words.head.title, description: words.head.description }),

  Body: () => <Opening layout="centred" ground="night" title={words.opening.title} lead={words.opening.lead} />,
});
