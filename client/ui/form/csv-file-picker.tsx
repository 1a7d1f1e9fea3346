// Button that chooses a CSV file, and the chosen file's name. The browser's own file field has texts in the browser's language.
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';

export function CsvFilePicker({ onPick }: { onPick: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button icon={<FileUp size={18} />} onClick={() => input.current?.click()}>
        Välj CSV-fil
      </Button>
      <output className="min-w-0 [overflow-wrap:anywhere] text-muted">{name}</output>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="CSV-fil"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (!file) return;
          setName(file.name);
          onPick(file);
          // The same file can be chosen again after it was changed.
          target.value = '';
        }}
      />
    </div>
  );
}
