// How to subscribe to a calendar of the site: its address, and what to do with it. Opens without JavaScript.
import { useRouter } from '@tanstack/react-router';
import { CopyButton } from '../button/copy-button.tsx';

/** @param props.path of the calendar file */
export function CalendarHelp({ path }: { path: string }) {
  const { publicUrl } = useRouter().options.context;
  const address = publicUrl + path;
  return (
    <details className="text-sm print:hidden">
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-muted underline touch:min-h-11">
        Så prenumererar du
      </summary>
      <p className="max-w-[60ch]">
        Då kommer nya och ändrade tider in i din kalender av sig själva, ungefär en gång om dagen.
      </p>
      <dl className="mt-2 flex max-w-[60ch] flex-col gap-2">
        <div>
          <dt className="font-semibold">iPhone, iPad och Mac</dt>
          <dd>
            <a
              href={address.replace(/^https?:/, 'webcal:')}
              className="inline-flex min-h-6 items-center text-pine underline underline-offset-4 touch:min-h-11"
            >
              Öppna i Kalender
            </a>{' '}
            och välj Prenumerera.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">Google Kalender</dt>
          <dd>
            Öppna calendar.google.com på en dator. Tryck på plustecknet vid Andra kalendrar, välj Från
            webbadress och klistra in adressen.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">Outlook</dt>
          <dd>Välj Lägg till kalender och Prenumerera från webben. Klistra in adressen.</dd>
        </div>
      </dl>
      <p className="mt-3 mb-2 rounded-md bg-sunken px-3 py-2 [overflow-wrap:anywhere] select-all">
        {address}
      </p>
      <CopyButton
        size="sm"
        text={address}
        done="Adressen är kopierad"
        failed="Kunde inte kopiera. Markera adressen och kopiera den själv."
      />
    </details>
  );
}
