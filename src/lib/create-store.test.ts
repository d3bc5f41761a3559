import { describe, expect, it, vi } from 'vitest';
import { createEmitter, createStore, patch } from './create-store';

describe('A store', () => {
  it('A listener of a store is called after each change of its value', () => {
    const store = createStore(1);
    const seen: number[] = [];
    store.subscribe(() => void seen.push(store.get()));
    store.set(2);
    store.set(3);
    expect(seen).toEqual([2, 3]);
  });

  it('A listener of a store is not called when the value stays the same', () => {
    const store = createStore(Number.NaN);
    const listener = vi.fn();
    store.subscribe(listener);
    store.set(Number.NaN);
    expect(listener).not.toHaveBeenCalled();
  });

  it('A store holds a function as a value and does not call it', () => {
    const callback = vi.fn();
    const store = createStore<(() => void) | null>(null);
    store.set(callback);
    expect(store.get()).toBe(callback);
    expect(callback).not.toHaveBeenCalled();
  });

  it('A listener that has unsubscribed from a store is not called any more', () => {
    const store = createStore(1);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    stop();
    stop();
    store.set(2);
    expect(listener).not.toHaveBeenCalled();
  });

  it('A patch keeps the other fields and calls a listener once', () => {
    const store = createStore({ playing: false, word: 3 as number | null });
    const listener = vi.fn();
    store.subscribe(listener);
    patch(store, { playing: true, word: null });
    expect(store.get()).toEqual({ playing: true, word: null });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('A patch that changes nothing keeps the same value and calls no listener', () => {
    const before = { playing: false, word: 3 };
    const store = createStore(before);
    const listener = vi.fn();
    store.subscribe(listener);
    patch(store, { word: 3 });
    expect(store.get()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('An emitter', () => {
  it('An event reaches every listener of an emitter, and none that subscribes later', () => {
    const emitter = createEmitter<[event: string]>();
    const received: string[] = [];
    emitter.subscribe((event) => void received.push(`first ${event}`));
    emitter.subscribe((event) => void received.push(`second ${event}`));
    emitter.emit('failed');
    emitter.subscribe((event) => void received.push(`late ${event}`));
    expect(received).toEqual(['first failed', 'second failed']);
  });

  it('Two subscriptions of one listener end one by one', () => {
    const emitter = createEmitter();
    const listener = vi.fn();
    const stop = emitter.subscribe(listener);
    emitter.subscribe(listener);
    stop();
    emitter.emit();
    expect(listener).toHaveBeenCalledOnce();
  });
});
