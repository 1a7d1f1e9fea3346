// The pictures of a suggested tournament, and a link to the editor or to the tournament made from the suggestion.
import Trophy from 'lucide-react/icons/trophy';
import { pictureUrl } from '#shared/features/pictures/urls.ts';
import type { StaffContactMessage } from '#shared/features/contact/schemas.ts';
import { suggestionEditorPath, tournamentPath } from '#shared/paths.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';

export function Suggestion({ message }: { message: StaffContactMessage }) {
  const { id, form, subject, suggestionPictures: pictures, tournamentId } = message;
  if (form !== 'suggestion') return null;
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      {pictures.length > 0 && (
        <ul aria-label="Bilder" className="flex flex-wrap gap-2">
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <a href={pictureUrl(picture.id, 1280)} className="block rounded-md">
                <img
                  src={pictureUrl(picture.id, 400)}
                  alt={`Bild ${index + 1} av ${pictures.length}`}
                  loading="lazy"
                  className="h-24 w-32 rounded-md bg-sunken object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {tournamentId ? (
        <ButtonLink href={tournamentPath(tournamentId)}>Visa turneringen</ButtonLink>
      ) : (
        <ButtonLink
          href={suggestionEditorPath(id)}
          icon={<Trophy size={18} />}
          aria-label={`Skapa turnering: ${subject}`}
        >
          Skapa turnering
        </ButtonLink>
      )}
    </div>
  );
}
