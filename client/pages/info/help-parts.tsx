// The texts of the help pages that superadmins change: contact, support and the frequently asked questions.
// Source: spec 1 §2 Static pages.
import { MAX_PICTURE_MEGABYTES, MAX_PICTURES_PER_PICK } from '#shared/features/pictures/rules.ts';
import { FAQ, questionId } from '#shared/features/static-pages/faq.ts';
import { spellNumber } from '#shared/spell-number.ts';
import type { StaticParts } from '../../features/static-pages/static-parts.ts';
import { answers } from './faq-answers.ts';

export const contactParts: StaticParts<'contact'> = {
  lead: {
    own: <p>Frågor, förslag eller en förening som vill vara med: skriv en rad, så spelar vi vidare.</p>,
  },
};

export const supportParts: StaticParts<'support'> = {
  lead: { own: <p>Det mesta går att lösa på egen hand. Resten löser vi tillsammans.</p> },
  'sign-in': {
    own: (
      <Steps
        steps={[
          'Kontrollera e-postadressen och att Caps Lock är av.',
          'Visa lösenordet med ögat i fältet.',
          'Tillåt cookies för den här webbplatsen.',
        ]}
      />
    ),
  },
  ads: {
    own: (
      <Steps
        steps={[
          'En ny annons syns först när den är granskad.',
          `Bilder får vara högst ${MAX_PICTURE_MEGABYTES} MB, och högst ${spellNumber(MAX_PICTURES_PER_PICK)} åt gången.`,
          'Det du skrivit finns kvar när du öppnar Skapa annons igen i samma webbläsare.',
        ]}
      />
    ),
  },
  slow: {
    own: (
      <Steps
        steps={[
          'Ladda om sidan.',
          'Kontrollera uppkopplingen, eller byt mellan wifi och mobilnät.',
          'Uppdatera webbläsaren till den senaste versionen.',
        ]}
      />
    ),
  },
  problem: {
    own: (
      <>
        <p>
          Tryck på Rapportera ett problem längst ned på sidan där det hände, så följer adressen och
          webbläsaren med. Ju mer vi vet, desto fortare går det. Berätta gärna:
        </p>
        <Steps
          steps={[
            'vad du gjorde och vad som hände i stället',
            'annonsens nummer, om det gäller en annons',
            'vilken enhet du använder',
            'en skärmbild, om du kan',
          ]}
        />
      </>
    ),
  },
};

export const faqParts: StaticParts<'faq'> = {
  lead: { own: <p>Korta svar på det som flest undrar över.</p> },
  ...Object.fromEntries(
    FAQ.flatMap(({ questions }) =>
      questions.map((question) => [questionId(question), { own: <p>{answers[question]}</p> }]),
    ),
  ),
};

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ul className="mt-2 list-disc space-y-1.5 pl-5">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );
}
