import styles from './page.module.css';

const LINKS = ['Learn', 'Examples', 'Documents', 'Deploy'];

/** A page as small as the one that the framework's own generator writes. */
export default function Home() {
  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <h1>To begin, change this page.</h1>
        <p>It has a heading, two paragraphs, a list and four links, and is static.</p>
        <ol>
          <li>Open the file of this page.</li>
          <li>Write what you like, and see it at once.</li>
        </ol>
        <p>Nothing here asks a database, a cookie or the clock.</p>
        <nav className={styles.links}>
          {LINKS.map((name) => (
            <a key={name} href={`https://example.com/${name.toLowerCase()}`} rel="noreferrer">
              {name}
            </a>
          ))}
        </nav>
      </main>
    </div>
  );
}
