interface MainlandTerm {
  term: string;
  /** Words of which the term is the right meaning in Taiwan, too: 質量 is the mass of physics. */
  except?: readonly string[];
}

const terms = (list: string): MainlandTerm[] => list.split(/\s+/).map((term) => ({ term }));

/** Terms that the mainland uses where Taiwan has another: 視頻 for 影片. */
export const MAINLAND_TERMS: readonly MainlandTerm[] = [
  ...terms(`視頻 軟件 硬件 網絡 互聯網 信息 鼠標 屏幕 打印 激活 服務器 優盤 硬盤 光盤 數據庫 短信 出租車 公交
    土豆 西紅柿 菠蘿 獼猴桃 酸奶 奶酪 盒飯 方便麵 小區 立馬 高清 二維碼 博客 鏈接 登錄 程序員 編程 宇航員 航天 納米
    激光 概率 立方米 平方米 厘米 千米 公安 冰激凌 早上好 晚上好 數碼 集裝箱 塑料 圓珠筆 人工智能 智能手機`),
  { term: '質量', except: ['mass'] },
  { term: '計算機', except: ['calculator'] },
];
