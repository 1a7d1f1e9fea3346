// Saves a list as a file for spreadsheets.
import Download from 'lucide-react/icons/download';
import { buttonStyle } from '../button/button.tsx';

/** A plain link instead of the router's: the response is a file. */
export function FileLink({ href }: { href: string }) {
  return (
    <a href={href} download className={buttonStyle()}>
      <Download size={18} />
      <span>
        <span className="max-sm:sr-only">Exportera som </span>CSV
      </span>
    </a>
  );
}
