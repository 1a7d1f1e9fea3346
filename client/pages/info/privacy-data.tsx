// What is stored about people, for the privacy policy.
import { STORED_DATA } from '#shared/privacy/stored-data.ts';

export function StoredData() {
  return (
    <>
      <ul>
        {STORED_DATA.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>
        När du laddar upp en bild tar vi bort allt som kameran har skrivit i den, också var den togs, innan
        någon annan kan se den.
      </p>
    </>
  );
}
