// Link to the form for requests to correct or remove an association's data.
import { associationCorrectionPath } from '#shared/paths.ts';
import { Anchor } from '../../ui/button/anchor.tsx';

export function CorrectionLink({ id }: { id: string }) {
  return (
    <Anchor
      href={associationCorrectionPath(id)}
      className="inline-flex min-h-9 items-center self-start text-sm text-muted underline touch:min-h-11"
    >
      Rätta eller ta bort uppgifter
    </Anchor>
  );
}
