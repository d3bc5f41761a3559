import styles from '../page.module.css';

const LINKS = ['學習', '範例', '文件', '部署'];

/** The same page in Chinese: the cost of the first use of the device's Chinese font. */
export default function ChineseHome() {
  return (
    <div className={styles.page} lang="zh-Hant-TW">
      <main className={styles.main}>
        <h1>先從改寫這一頁開始。</h1>
        <p>這一頁有一個標題、兩段文字、一份清單和四個連結，而且是靜態的。</p>
        <ol>
          <li>打開這一頁的檔案。</li>
          <li>寫下想寫的內容，馬上就看得到。</li>
        </ol>
        <p>這裡不問資料庫、不讀 Cookie，也不看時間。</p>
        <nav className={styles.links}>
          {LINKS.map((name) => (
            <a key={name} href="https://example.com/" rel="noreferrer">
              {name}
            </a>
          ))}
        </nav>
      </main>
    </div>
  );
}
