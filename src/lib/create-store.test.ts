import { describe, expect, it, vi } from 'vitest';
import { createEmitter, createStore, patch } from './create-store';

describe('a store', () => {
  it('A watcher is told of each change, after the value has changed.', () => {
    const store = createStore(1);
    const seen: number[] = [];
    store.subscribe(() => void seen.push(store.get()));
    store.set(2);
    store.set(3);
    expect(seen).toEqual([2, 3]);
  });

  it('A watcher is not told when the value stays the same.', () => {
    const store = createStore(Number.NaN);
    const watcher = vi.fn();
    store.subscribe(watcher);
    store.set(Number.NaN);
    expect(watcher).not.toHaveBeenCalled();
  });

  it('A function is a value and is not called.', () => {
    const part = vi.fn();
    const store = createStore<(() => void) | null>(null);
    store.set(part);
    expect(store.get()).toBe(part);
    expect(part).not.toHaveBeenCalled();
  });

  it('A watcher that has stopped is not told any more.', () => {
    const store = createStore(1);
    const watcher = vi.fn();
    const stop = store.subscribe(watcher);
    stop();
    stop();
    store.set(2);
    expect(watcher).not.toHaveBeenCalled();
  });

  it('A patch keeps the other parts and tells once.', () => {
    const store = createStore({ playing: false, word: 3 as number | null });
    const watcher = vi.fn();
    store.subscribe(watcher);
    patch(store, { playing: true, word: null });
    expect(store.get()).toEqual({ playing: true, word: null });
    expect(watcher).toHaveBeenCalledOnce();
  });

  it('A patch that changes nothing leaves the same value and tells no watcher.', () => {
    const before = { playing: false, word: 3 };
    const store = createStore(before);
    const watcher = vi.fn();
    store.subscribe(watcher);
    patch(store, { word: 3 });
    expect(store.get()).toBe(before);
    expect(watcher).not.toHaveBeenCalled();
  });
});

describe('an emitter', () => {
  it('Every watcher hears the news, and a later one hears none of it.', () => {
    const emitter = createEmitter<[news: string]>();
    const heard: string[] = [];
    emitter.subscribe((news) => void heard.push(`first ${news}`));
    emitter.subscribe((news) => void heard.push(`second ${news}`));
    emitter.emit('failed');
    emitter.subscribe((news) => void heard.push(`late ${news}`));
    expect(heard).toEqual(['first failed', 'second failed']);
  });

  it('Two subscriptions of one watcher end one by one.', () => {
    const emitter = createEmitter();
    const watcher = vi.fn();
    const stop = emitter.subscribe(watcher);
    emitter.subscribe(watcher);
    stop();
    emitter.emit();
    expect(watcher).toHaveBeenCalledOnce();
  });
});
