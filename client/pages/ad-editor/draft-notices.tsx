// Notices about the state of the draft.
import { formatDateTime } from '#shared/format.ts';
import { UNATTACHED_PICTURE_DAYS } from '#shared/privacy/retention-times.ts';
import { useOpenSignIn } from '../../core/sign-in-prompt.tsx';
import { useViewer } from '../../core/viewer.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { AdDraftState } from './use-ad-draft.ts';

export function DraftNotices({ draft, isNewAd }: { draft: AdDraftState; isNewAd: boolean }) {
  const isSignedOut = useViewer() === null;
  const openSignIn = useOpenSignIn();
  const { restoredFrom, missing, isAnotherOpen, isRefused } = draft;
  return (
    <>
      {isSignedOut && (
        <Notice
          tone="warning"
          title="Du är inte inloggad längre"
          action={
            <Button size="sm" onClick={() => openSignIn()}>
              Logga in
            </Button>
          }
        >
          Det du har skrivit finns kvar. Logga in för att fortsätta.
        </Notice>
      )}
      {restoredFrom !== null && (
        <Notice title="Ditt utkast är tillbaka">
          Det sparades {formatDateTime(new Date(restoredFrom))} i den här webbläsaren.
        </Notice>
      )}
      {missing > 0 && (
        <Notice tone="warning" title={missing === 1 ? 'En bild saknas' : `${missing} bilder saknas`}>
          Bilder som inte hör till någon annons sparas i {UNATTACHED_PICTURE_DAYS} dagar. Lägg till dem igen
          om du vill ha dem med.
        </Notice>
      )}
      {isAnotherOpen && restoredFrom === null && isNewAd && (
        <Notice title="Du skriver redan i en annan flik">
          Här börjar en ny annons. Utkasten blandas inte.
        </Notice>
      )}
      {isAnotherOpen && !isNewAd && (
        <Notice title="Du redigerar redan den här annonsen i en annan flik">
          Utkasten blandas inte, men båda ändrar samma annons. Spara bara i den ena fliken.
        </Notice>
      )}
      {isRefused && (
        <Notice tone="warning" title="Utkastet sparas inte">
          Din webbläsare tillåter inte att det sparas. Stäng inte sidan innan du är klar.
        </Notice>
      )}
    </>
  );
}
