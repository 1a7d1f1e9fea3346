// The recovery codes, shown once: copy, download or write down.
import Download from 'lucide-react/icons/download';
import { Button } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/button/copy-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

const FILE_NAME = 'baskettorget-aterstallningskoder.txt';

export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  return (
    <section aria-label="Återställningskoder" className="flex max-w-prose flex-col gap-4">
      <Notice tone="warning" title="Spara koderna nu. De visas bara den här gången.">
        Med en återställningskod loggar du in om du tappar telefonen. Varje kod fungerar en gång.
      </Notice>
      <ul className="flex flex-col gap-1 tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton
          text={codes.join('\n')}
          done="Koderna är kopierade"
          failed="Kunde inte kopiera. Markera koderna och kopiera dem själv."
        />
        <Button icon={<Download size={18} />} onClick={() => saveAsFile(codes)}>
          Ladda ner
        </Button>
        <Button variant="primary" onClick={onSaved}>
          Jag har sparat koderna
        </Button>
      </div>
    </section>
  );
}

function saveAsFile(codes: string[]): void {
  const lines = ['Återställningskoder till Baskettorget. Varje kod fungerar en gång.', '', ...codes, ''];
  const address = URL.createObjectURL(new Blob([lines.join('\r\n')], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(address);
}
