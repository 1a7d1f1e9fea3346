// Advice against fraud.
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Card } from '../../../ui/layout/card.tsx';

const tips = [
  'Träffas där det finns folk, gärna i hallen på träningstid.',
  'Titta på varan och prova den innan du betalar.',
  'Betala när du har varan i handen. Skicka aldrig pengar i förskott till någon du inte känner.',
  'Lämna aldrig ut koder, kortnummer eller BankID. Den som frågar efter dem vill lura dig.',
  'Är priset för bra för att vara sant är det ofta just det.',
];

export function SafetyTips() {
  return (
    <Card>
      <h2 className="flex items-center gap-2 text-lg">
        <ShieldCheck size={22} className="shrink-0 text-pine" />
        Handla tryggt
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-sm marker:text-pine">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Card>
  );
}
