// Asks staff for the operator's details until they are filled in.
import { isOperatorKnown } from '#shared/features/site-settings/operator.ts';
import { paths } from '#shared/paths.ts';
import { useViewer } from '../../core/viewer.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { siteSettingsAdminSection } from './admin-section.tsx';
import { useOperator } from './operator.ts';

export function OperatorMissing() {
  const operator = useOperator();
  const viewer = useViewer();
  const mayChange = viewer !== null && siteSettingsAdminSection.mayOpen?.(viewer.role) === true;
  if (!operator || isOperatorKnown(operator)) return null;
  return (
    <div className="mb-6">
      <Notice
        title="Vem driver webbplatsen?"
        action={mayChange && <ButtonLink href={paths.adminSettings}>Fyll i uppgifterna</ButtonLink>}
      >
        Namn, organisationsnummer, postadress och e-post ska visas för alla som besöker den. Nyhetsbrevet är
        avstängt till dess.{!mayChange && ' En superadmin fyller i dem under Inställningar.'}
      </Notice>
    </div>
  );
}
