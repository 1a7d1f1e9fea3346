// Contact data of an association; telephone and e-mail for signed-in users. Source: spec 1 §6.
import Globe from 'lucide-react/icons/globe';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import User from 'lucide-react/icons/user';
import type { ReactNode } from 'react';
import type { Association } from '#shared/features/associations/page/contract.ts';
import { associationTexts } from '#shared/features/associations/texts.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';

const link = 'font-semibold text-pine underline [overflow-wrap:anywhere]';

export function AssociationContact({
  association,
  children,
}: {
  association: Association;
  children?: ReactNode;
}) {
  const { contactPerson, phone, email, websiteUrl, hidesContact } = association;
  const promptSignIn = useSignInPrompt();
  const isEmpty = !contactPerson && !phone && !email && !websiteUrl && !hidesContact;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">Kontakt</h2>
      {isEmpty && (
        <p className="text-muted [overflow-wrap:anywhere] hyphens-auto">
          Föreningen har inte lämnat några kontaktuppgifter.
        </p>
      )}
      {contactPerson && (
        <Row icon={<User size={18} />} label="Kontaktperson">
          {contactPerson}
        </Row>
      )}
      {phone && (
        <Row icon={<Phone size={18} />} label="Telefon">
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
            {phone}
          </a>
        </Row>
      )}
      {email && (
        <Row icon={<Mail size={18} />} label="E-post">
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </Row>
      )}
      {websiteUrl && (
        <Row icon={<Globe size={18} />} label="Webbplats">
          <a href={websiteUrl} rel="nofollow ugc noopener" className={link}>
            {websiteUrl.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
          </a>
        </Row>
      )}
      {hidesContact && (
        <Button className="self-start" onClick={() => promptSignIn(associationTexts.contactSignIn)}>
          <span>
            Logga in för att se telefon och <span className="whitespace-nowrap">e-post</span>
          </span>
        </Button>
      )}
      {children}
    </Card>
  );
}

function Row({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <p className="flex min-w-0 items-start gap-2.5">
      <span className="mt-0.5 shrink-0 text-muted">{icon}</span>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="sr-only">{label}: </span>
        {children}
      </span>
    </p>
  );
}
