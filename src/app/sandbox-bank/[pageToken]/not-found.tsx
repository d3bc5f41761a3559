import { TEXTS } from './texts';

/** 404 page for an unknown page token. */
export default function NoSuchPage() {
  return (
    <>
      <h1>{TEXTS.zh.heading}</h1>
      <p>{TEXTS.zh.missing}</p>
      <p lang="en">{TEXTS.en.missing}</p>
    </>
  );
}
