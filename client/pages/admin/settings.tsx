// Site settings, for superadmins.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import type { SiteSettings } from '#shared/features/site-settings/contract.ts';
import { MAX_PICTURES_PER_AD } from '#shared/features/ads/rules.ts';
import {
  HIGHEST_MINIMUM_AGE,
  LOWEST_MINIMUM_AGE,
  MAX_HELD_POSTS,
} from '#shared/features/site-settings/rules.ts';
import { spellNumber } from '#shared/spell-number.ts';
import {
  EXPIRY_WARNING_DAYS,
  MAX_AD_DURATION_DAYS,
  MIN_AD_DURATION_DAYS,
} from '#shared/features/ads/lifetime.ts';
import { siteSettingsTexts } from '#shared/features/site-settings/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf } from '../../core/failure.ts';
import { usePageRetry } from '../../core/page-retry.ts';
import { MailServerSettings } from '../../features/mails/server/mail-server-settings.tsx';
import { NumberSetting } from '../../features/site-settings/number-setting.tsx';
import { OperatorSettings } from '../../features/site-settings/operator-settings.tsx';
import { SettingSwitch } from '../../features/site-settings/setting-switch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

export const Route = createLazyRoute('/admin/settings')({
  component: SettingsPage,
  errorComponent: FailedSettingsPage,
});

function SettingsPage() {
  const { data, error, isFetching, refetch } = useQuery(useApi().siteSettings.read.queryOptions());
  return (
    <>
      <Heading />
      {!data &&
        (error ? (
          <FailedState
            title={siteSettingsTexts.loadFailed}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          >
            {errorMessageOf(error)}
          </FailedState>
        ) : (
          <Loading label="Laddar inställningar" className="max-w-180">
            <Skeleton className="h-80 rounded-md" />
          </Loading>
        ))}
      {data && <SettingCards settings={data} />}
    </>
  );
}

function SettingCards({ settings }: { settings: SiteSettings }) {
  return (
    <div className="flex max-w-180 flex-col gap-4">
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg">Den som driver webbplatsen</h2>
        <p className="text-sm text-muted">
          Visas i sidfoten, på Kontakt, i villkoren och integritetspolicyn och sist i alla mejl. Lagen kräver
          namn, organisationsnummer och adresser. Nyhetsbrevet öppnar när de är ifyllda.
        </p>
        <OperatorSettings settings={settings} />
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg">Medlemmar</h2>
        <NumberSetting
          name="minimumAge"
          label="Lägsta ålder"
          hint={`Mellan ${LOWEST_MINIMUM_AGE} och ${HIGHEST_MINIMUM_AGE} år. Den som är yngre kan inte annonsera eller skriva till andra.`}
          unit="år"
          value={settings.minimumAge}
        />
        <SettingSwitch
          label="Släpp in adresser som verkar automatiskt genererade"
          hint="Många har adresser som anna1987. De får då registrera sig, men måste bekräfta adressen med e-post först. Utan e-postserver stoppas de ändå."
          isOn={settings.automatedEmails === 'confirm'}
          changeTo={(isOn) => ({ automatedEmails: isOn ? 'confirm' : 'block' })}
        />
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg">Annonser</h2>
        <NumberSetting
          name="adDurationDays"
          label="Så länge visas en annons"
          hint={`Mellan ${MIN_AD_DURATION_DAYS} och ${MAX_AD_DURATION_DAYS} dagar. Gäller annonser som godkänns eller förnyas från och med nu. Säljaren får ett mejl ${spellNumber(EXPIRY_WARNING_DAYS)} dagar innan tiden är ute.`}
          unit="dagar"
          value={settings.adDurationDays}
        />
        <NumberSetting
          name="picturesPerAd"
          label="Bilder per annons"
          hint={`Mellan 1 och ${MAX_PICTURES_PER_AD}. Annonser som redan har fler får behålla sina.`}
          unit="bilder"
          value={settings.picturesPerAd}
        />
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg">Forum</h2>
        <NumberSetting
          name="forumHeldPosts"
          label="Så många första inlägg väntar på granskning"
          hint={`Mellan 0 och ${MAX_HELD_POSTS}. Gäller inlägg och kommentarer av den som är ny i forumet. Resten syns direkt.`}
          unit="st"
          value={settings.forumHeldPosts}
        />
        <SettingSwitch
          label="Granska länkar från nya konton"
          hint="Inlägg och kommentarer med länkar väntar på granskning om kontot är yngre än ett dygn."
          isOn={settings.forumHoldsLinks}
          changeTo={(forumHoldsLinks) => ({ forumHoldsLinks })}
        />
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg">E-postserver</h2>
        <MailServerSettings />
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg">Administratörer</h2>
        <SettingSwitch
          label="Kräv tvåstegsinloggning"
          hint="Den som inte har slagit på tvåstegsinloggning i sin profil kommer inte in i administrationen."
          isOn={settings.adminsNeedTwoStep}
          changeTo={(adminsNeedTwoStep) => ({ adminsNeedTwoStep })}
        />
      </Card>
    </div>
  );
}

function Heading() {
  return <PageHeading title="Inställningar">Gäller hela webbplatsen, direkt när du ändrar dem.</PageHeading>;
}

/** Shown when the server could not render the page. */
function FailedSettingsPage({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <Heading />
      <FailedState title={siteSettingsTexts.loadFailed} onRetry={retry}>
        {errorMessageOf(error)}
      </FailedState>
    </>
  );
}
