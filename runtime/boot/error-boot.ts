import { viewportOf } from '../../config/rules/edition.ts';
import './boot.ts';

// An error page is one file, and shown at every address: at one for phones as wide as the phone.
document.querySelector<HTMLMetaElement>('[name=viewport]')!.content = viewportOf(location.pathname);
