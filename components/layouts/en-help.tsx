import { Icon } from '../ui/icon.tsx';
import { Whatsapp } from '../widgets/whatsapp.tsx';
import { Help, helpItem, HelpText } from './shell/help.tsx';

export function HelpEn() {
  return (
    <Help>
      <Whatsapp place="beside" zone="help" className={helpItem}>
        <Icon name="message-circle-more" size={20} />
        <HelpText>WhatsApp</HelpText>
      </Whatsapp>
    </Help>
  );
}
