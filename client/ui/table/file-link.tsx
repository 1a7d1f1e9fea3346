// Saves a list as a file for spreadsheets.
import Download from 'lucide-react/icons/download';
import { buttonStyle } from '../button/button.tsx';

export interface FileLinkProps {
  href: string;
  /** What the rows are, where a page has several lists: 'ligor'. */
  of?: string | undefined;
}

/** A plain link instead of the router's: the response is a file. */
export function FileLink({ href, of }: FileLinkProps) {
  return (
    <a href={href} download className={buttonStyle()}>
      <Download size={18} />
      <span>
        <span className="max-sm:sr-only">Exportera {of && `${of} `}som </span>CSV
      </span>
    </a>
  );
}
