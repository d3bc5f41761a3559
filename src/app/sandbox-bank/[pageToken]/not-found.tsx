import { TEXTS } from './texts';

/** An address that the bank did not give out. */
export default function NoSuchPage() {
  return (
    <>
      <h1>{TEXTS.zh.heading}</h1>
      <p>{TEXTS.zh.missing}</p>
      <p lang="en">{TEXTS.en.missing}</p>
    </>
  );
}
