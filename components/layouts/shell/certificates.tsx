import { certificateIds, certificates } from '../../../config/certificates.ts';
import { FinePrint } from './fine-print.tsx';
import { MenuLink } from './menu-link.tsx';

const label = '资质认证';

/** A line of all certificates, for footers without the columns of the menus; folded where the screen is small. */
export function Certificates({ folded = false }: { folded?: boolean }) {
  const links = (
    <FinePrint label={label}>
      {certificateIds.map((id) => (
        <MenuLink key={id} href={`/certification/${id}`} zone="footer">
          {certificates[id].name}
        </MenuLink>
      ))}
    </FinePrint>
  );
  if (!folded) return links;
  return (
    <details>
      <summary>{label}</summary>
      {links}
    </details>
  );
}
