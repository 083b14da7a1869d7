//! A short list that is copied as it is.

use std::fmt;
use std::ops::Deref;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` things in order. Unlike `ArrayVec` it is `Copy`, so that a clone of the whole state is one plain copy of memory.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List {
            items: [T::default(); N],
            len: 0,
        }
    }
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Puts one more at the end; the rules never put more than there is room for, and what does not fit is left out.
    pub fn push(&mut self, item: T) {
        if let Some(place) = self.items.get_mut(usize::from(self.len)) {
            *place = item;
            self.len += 1;
        }
    }

    /// Takes the first one; the others stay in order.
    pub fn take_first(&mut self) -> Option<T> {
        self.remove(0)
    }

    /// Takes the last one.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.items.get(usize::from(self.len)).copied()
    }

    /// Takes all of them.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Takes the one at this place; the others stay in order.
    pub fn remove(&mut self, at: usize) -> Option<T> {
        let item = *self.get(at)?;
        self.items.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        Some(item)
    }

    /// Takes the one at this place; the last one takes its place.
    pub fn swap_remove(&mut self, at: usize) -> Option<T> {
        let item = *self.get(at)?;
        self.len -= 1;
        self.items[at] = self.items[usize::from(self.len)];
        Some(item)
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> List<T, N> {
    /// Takes this one, if it is there; the others stay in order.
    pub fn remove_item(&mut self, item: T) -> bool {
        let at = self.iter().position(|other| *other == item);
        at.and_then(|at| self.remove(at)).is_some()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(from)?;
        if items.len() > N {
            return Err(serde::de::Error::custom(format!("at most {N} are possible")));
        }
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_keeps_its_order_and_its_bounds() {
        let mut list: List<u8, 3> = [1, 2, 3, 4].into_iter().collect();
        assert_eq!(*list, [1, 2, 3]);
        assert_eq!(list.pop(), Some(3));
        assert_eq!(list, [1, 2].into_iter().collect());
        list = [1, 2, 3].into_iter().collect();
        assert_eq!(
            (list.remove(0), list.swap_remove(0), list.remove(1)),
            (Some(1), Some(2), None)
        );
        assert!(!list.remove_item(2) && list.remove_item(3) && list.is_empty());
        list = [1, 2].into_iter().collect();
        assert_eq!(
            (list.take_first(), list.take_first(), list.take_first()),
            (Some(1), Some(2), None)
        );
        list.push(5);
        list.clear();
        assert_eq!(list.pop(), None);
        assert!(serde_json::from_str::<List<u8, 3>>("[1,2,3,4]").is_err());
    }
}
