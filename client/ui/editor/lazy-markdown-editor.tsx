// The text editor, loaded when it is first shown.
//
//   const { draft, setDraft, clear } = useMarkdownDraft(`comment ${postId}`);
//   <LazyMarkdownEditor label="Kommentar" value={draft} onChange={setDraft} services={useEditorServices()} maxLength={5000} />
import { LazyPanel } from '../lazy/lazy-panel.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import type { MarkdownEditorProps } from './markdown-editor.tsx';

const load = async () => (await import('./markdown-editor.tsx')).MarkdownEditor;

export function LazyMarkdownEditor(props: MarkdownEditorProps) {
  return (
    <LazyPanel
      load={load}
      props={props}
      placeholder={<Skeleton className="h-44 w-full rounded-md" />}
      errorTitle="Kunde inte visa textfältet"
    />
  );
}
