// The contact form: a skeleton until its script is loaded.
import { LazyPanel } from '../../ui/lazy/lazy-panel.tsx';
import type { WriteToUsProps } from './write-to-us.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

const loadForm = async () => (await import('./write-to-us.tsx')).WriteToUs;

export type ContactFormPanelProps = WriteToUsProps;

export function ContactFormPanel(props: ContactFormPanelProps) {
  return (
    <LazyPanel
      load={loadForm}
      props={props}
      errorTitle="Kunde inte visa formuläret"
      placeholder={
        <Loading
          label="Laddar formuläret"
          className="flex flex-col gap-5"
          withoutScripts="Slå på JavaScript i webbläsaren för att skriva till oss."
        >
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
          <Skeleton className="h-48" />
        </Loading>
      }
    />
  );
}
