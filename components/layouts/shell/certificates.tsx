import { certificateIds, certificates } from '../../../config/certificates.ts';
import { FinePrint } from './fine-print.tsx';
import { MenuLink } from './menu-link.tsx';

/** A line of all certificates, for footers without the columns of the menus. */
export function Certificates() {
  return (
    <FinePrint label="资质认证">
      {certificateIds.map((id) => (
        <MenuLink key={id} href={`/certification/${id}`} zone="footer">
          {certificates[id].name}
        </MenuLink>
      ))}
    </FinePrint>
  );
}
