// Invented messages to the operator: questions, problems, a correction and suggestions of tournaments, some answered.
import { formatDay } from '#shared/format.ts';
import type { ContactForm } from '#shared/features/contact/rules.ts';
import type { SuggestedTournament } from '#shared/features/tournaments/suggestion/contract.ts';
import { suggestionTexts } from '#shared/features/tournaments/suggestion/texts.ts';
import { associationPath } from '#shared/paths.ts';
import { addDays } from '#shared/stockholm-time.ts';
import { describeSuggestion } from '../../../features/tournaments/suggestion/describe-suggestion.ts';
import type { SampleAssociation } from '../associations/sample-associations.ts';
import type { Motif } from '../pictures.ts';
import type { Random } from '../random.ts';
import { lastAt, later } from '../sample-clock.ts';
import type { SamplePerson } from '../sample-people.ts';

export interface SampleMessage {
  id: string;
  form: ContactForm;
  /** Null for a visitor. */
  person: SamplePerson | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  page: string;
  createdAt: Date;
  /** The answer of staff, with which the message is resolved. */
  answer: { id: string; content: string; at: Date } | null;
  suggestion: SuggestedTournament | null;
  motifs: Motif[];
}

interface MessageText {
  form: ContactForm;
  subject: string;
  message: string;
  days: number;
  time: string;
  page?: string;
  answer?: string;
}

const texts: readonly MessageText[] = [
  {
    form: 'contact',
    subject: 'Vår förening saknas',
    message:
      'Hej! Vi är en liten förening som spelar i Ekhallen. Hur kommer vi med i listan över föreningar?',
    days: 0,
    time: '09:12',
  },
  {
    form: 'support',
    subject: 'Rapportera ett problem',
    message:
      'När jag försöker ladda upp en bild från telefonen står det bara Laddar upp. Den är ungefär 8 MB.',
    page: '/create-ad',
    days: 1,
    time: '18:40',
  },
  {
    form: 'support',
    subject: 'Får inget mejl',
    message: 'Jag har bett om ett nytt lösenord tre gånger, men inget mejl kommer. Skräpposten är tom.',
    days: 2,
    time: '21:05',
  },
  {
    form: 'contact',
    subject: 'Samarbete om domarutbildning',
    message: 'Vi ordnar domarutbildning i vår och undrar om vi får berätta om den hos er. Vem pratar vi med?',
    days: 3,
    time: '11:30',
  },
  {
    form: 'contact',
    subject: 'Beröm',
    message: 'Sålde tre par skor på en helg. Tack för en bra sida!',
    days: 6,
    time: '20:15',
    answer: 'Tack, det gör vår dag! Säg gärna till om det är något vi kan göra bättre.',
  },
  {
    form: 'support',
    subject: 'Kan jag byta e-post?',
    message: 'Jag har en ny adress. Måste jag skapa ett nytt konto?',
    days: 9,
    time: '08:50',
    answer:
      'Nej, du byter adress under Min profil. Vi mejlar en länk till den nya adressen som du bekräftar med.',
  },
  {
    form: 'contact',
    subject: 'Får man sälja biljetter?',
    message: 'Jag kan inte gå på matchen på lördag. Är det okej att sälja biljetten här?',
    days: 14,
    time: '16:20',
    answer: 'Ja, i kategorin Biljetter, om arrangören tillåter det och du inte tar mer än du har betalat.',
  },
];

/** A number of a series that is never assigned. Source: PTS, telephone numbers for fiction. */
const phone = '070-174 06 88';

export function makeMessages(
  random: Random,
  {
    people,
    associations,
    now,
  }: { people: readonly SamplePerson[]; associations: readonly SampleAssociation[]; now: Date },
): SampleMessage[] {
  const senderOf = (index: number) => {
    const person = people[(index * 5) % people.length] ?? null;
    // Every other sender has no account.
    const isVisitor = index % 2 === 0;
    return {
      person: isVisitor ? null : person,
      name: isVisitor
        ? (['Tuva Almhed', 'Ivar Rönnvik', 'Saga Tallmo', 'Malte Ekeroth', 'Alva Hassling'][index / 2] ??
          'Tuva Almhed')
        : (person?.name ?? ''),
      email: isVisitor ? `besokare${index + 1}@exempel.invalid` : (person?.email ?? ''),
    };
  };
  const written = texts.map((text, index): SampleMessage => {
    const createdAt = lastAt(now, text.days, text.time);
    const { form, subject, message, page = '', answer } = text;
    return Object.assign(senderOf(index), {
      id: random.uuid(),
      form,
      subject,
      message,
      page,
      createdAt,
      answer: answer ? { id: random.uuid(), content: answer, at: later(createdAt, 300) } : null,
      suggestion: null,
      motifs: [],
    });
  });
  const [club] = associations;
  const correction: SampleMessage = {
    id: random.uuid(),
    form: 'correction',
    ...senderOf(7),
    subject: `Rätta uppgifter om ${club?.name ?? 'en förening'}`,
    message: 'Kontaktpersonen har slutat. Ta gärna bort telefonnumret så länge, vi återkommer med ett nytt.',
    page: club ? associationPath(club.id) : '',
    createdAt: lastAt(now, 1, '10:05'),
    answer: null,
    suggestion: null,
    motifs: [],
  };
  const today = formatDay(now);
  const suggestions = suggestedTournaments(today).map((suggestion, index): SampleMessage => {
    const sender = senderOf(8 + index);
    const motifs: Motif[] = sender.person ? ['arena', 'trophy'] : [];
    const contactEmail = sender.email;
    return Object.assign(sender, {
      id: random.uuid(),
      form: 'suggestion' as const,
      subject: `${suggestionTexts.subjectPrefix}${suggestion.name}`,
      message: describeSuggestion({ ...suggestion, contactEmail, pictureIds: motifs }),
      page: '',
      createdAt: lastAt(now, index, index === 0 ? '07:45' : '19:20'),
      answer: null,
      suggestion,
      motifs,
    });
  });
  return [...written, correction, ...suggestions];
}

function suggestedTournaments(today: string): SuggestedTournament[] {
  return [
    {
      name: 'Nattcupen Västerås',
      description: 'Vi spelar från kväll till gryning, fyra mot fyra, med soppa i pausen.',
      level: 'open',
      startDate: addDays(today, 75),
      endDate: addDays(today, 76),
      location: 'Västerås',
      placeId: null,
      address: 'Lindhallen, Skolgatan 8',
      prizePool: null,
      website: 'https://nattcupen.invalid/',
      contactPhone: phone,
      organizerName: 'Nattbollarna',
    },
    {
      name: 'Veteranträffen Visby',
      description: 'Turnering för alla över 35, med bad och middag på lördagen.',
      level: 'masters',
      startDate: addDays(today, 140),
      endDate: addDays(today, 142),
      location: 'Visby',
      placeId: null,
      address: '',
      prizePool: 5000,
      website: '',
      contactPhone: '',
      organizerName: 'Visby Veteraner',
    },
  ];
}
